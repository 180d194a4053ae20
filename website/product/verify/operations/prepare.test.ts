import { expect, it } from 'vitest';
import { filledStatements, pathValues } from './prepare.ts';

const request = {
  method: 'POST',
  path: '/api/tags/team/checkout%20page?dry=true',
  headers: {},
  body: JSON.stringify({ name: "Ana's", features: ['a', 'b'] }),
};
const operation = { path: '/api/tags/{type}/{value}' };

it("reads a path's variables", () => {
  expect(pathValues(operation.path, request.path)).toEqual({
    type: 'team',
    value: 'checkout page',
  });
});

it('fills in literals, including lists', () => {
  const statements = 'DELETE {path.value} {body.name} ({body.features}) {other}';
  expect(filledStatements(statements, operation, request)).toBe(
    "DELETE 'checkout page' 'Ana''s' ('a', 'b') {other}",
  );
});

it("fills in NULL for values that the request doesn't have", () => {
  expect(filledStatements('{body.color}', operation, request)).toBe('NULL');
});
