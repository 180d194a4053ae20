import { expect, test } from 'vitest';
import { checkConstraint } from '../../../evaluation/constraints.ts';
import operators from '../../../facts/operators.json' with { type: 'json' };
import { kindOf, OPERATORS, sampleOf, takesList } from './samples.ts';

test('offers the operators that the server accepts, with the kind of value that each takes', () => {
  const offered = OPERATORS.map((name) => [name, takesList(name) ? 'values' : 'value']);
  expect(offered).toEqual(operators.map(({ name, uses }) => [name, uses]));
});

test.each(OPERATORS)('has a worked example and an invalid value for %s', (operator) => {
  const { contextName, expected, actual, invalid } = sampleOf(operator);
  const values = takesList(operator) ? { values: expected.split(',') } : { value: expected };
  const constraint = { contextName, operator, ...values };
  expect(checkConstraint(constraint, { [contextName]: actual }).text).toMatch(
    /which is|which isn't|which \w+s|doesn't/,
  );
  if (kindOf(operator) === 'list' || kindOf(operator) === 'string') return;
  const step = checkConstraint(constraint, { [contextName]: invalid });
  expect(step.outcome).toBe('failed');
  expect(step.text).toMatch(/which isn't a (?:number|date|version)/);
});
