import { expect, it } from 'vitest';
import { serverChoices } from './console-data.ts';

it("lists each server with its variables' values, defaults first", () => {
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

it('stops if there are too many combinations', () => {
  const many = { default: '0', enum: Array.from({ length: 50 }, (_, index) => String(index)) };
  const variables = { a: many, b: many, c: many };
  expect(serverChoices([{ url: 'https://{a}.{b}.{c}.example', variables }])).toHaveLength(20);
});

it('treats values literally', () => {
  const variables = { a: { default: '$&$1' } };
  expect(serverChoices([{ url: 'https://x.example/{a}', variables }])).toEqual([
    'https://x.example/$&$1',
  ]);
});
