import { expect, it } from 'vitest';
import { readPluginRules } from './plugin-rules.ts';

const RULE = { from: ['a/'], to: [], packages: 'none', node: false, because: 'it is data' };

it('returns rules that have the form of a rule', () => {
  expect(readPluginRules('a/boundaries.ts', [RULE])).toEqual([RULE]);
});

it.each([
  [[{ ...RULE, packages: 'some' }], 'RULES.0.packages: '],
  [[RULE, { ...RULE, nodes: true }], 'RULES.1: '],
  [[{ ...RULE, because: undefined }], 'RULES.0.because: '],
  [undefined, 'RULES: '],
])('rejects others, with their place', (found, message) => {
  expect(() => readPluginRules('a/boundaries.ts', found)).toThrow(`a/boundaries.ts  ${message}`);
});
