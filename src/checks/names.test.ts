import { expect, it } from 'vitest';
import { createCheckNames, parseNames } from './names.ts';

const CONSTANT = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+';
const check = createCheckNames([
  { what: 'variable', pattern: CONSTANT, names: ['DATABASE_SSL', 'HTTP_PORT'] },
  { what: 'name of a tool', pattern: CONSTANT, names: ['AUTH_TOKEN'] },
  { what: 'event type', pattern: 'feature-[a-z-]+', names: ['feature-created'] },
]);
const named = (...texts: string[]) =>
  check(texts.map((text) => ({ text, place: { file: 'docs/page.md', line: 1 } })));

it('accepts names of any list, and code that looks like none', () => {
  expect(named('DATABASE_SSL', 'AUTH_TOKEN', 'feature-created', 'DATABASE', 'x-y')).toEqual([]);
});

it('reports other names that look alike, with the nearest', () => {
  expect(named('DATABASE_SSLL', 'feature-made')).toMatchObject([
    { message: 'There is no variable "DATABASE_SSLL"', remedy: 'Did you mean "DATABASE_SSL"?' },
    { message: 'There is no event type "feature-made"' },
  ]);
});

it('refuses a list of another shape', () => {
  expect(() => parseNames('[{ "what": "x", "names": [] }]')).toThrow();
});
