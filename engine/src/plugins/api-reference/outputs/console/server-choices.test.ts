import { expect, it } from 'vitest';
import { serverChoices } from './console-data.ts';

it('has each server with the values of its variables, the defaults first', () => {
  const region = { default: 'north', enum: ['south', 'north'] };
  expect(
    serverChoices([
      {
        url: 'https://{region}.example/{version}',
        variables: { region, version: { default: 'v1' } },
      },
      { url: '//sandbox.example' },
      { url: '/relative' },
    ]),
  ).toEqual(['https://north.example/v1', 'https://south.example/v1', 'https://sandbox.example']);
});

it('ends where combinations multiply', () => {
  const many = { default: '0', enum: Array.from({ length: 50 }, (_, index) => String(index)) };
  const variables = { a: many, b: many, c: many };
  expect(serverChoices([{ url: 'https://{a}.{b}.{c}.example', variables }])).toHaveLength(20);
});

it('takes values literally', () => {
  const variables = { a: { default: '$&$1' } };
  expect(serverChoices([{ url: 'https://x.example/{a}', variables }])).toEqual([
    'https://x.example/$&$1',
  ]);
});
