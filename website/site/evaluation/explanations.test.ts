/** Tests the texts that explain the steps of an evaluation. */
import { expect, test } from 'vitest';
import { checkConstraint } from './constraints.ts';
import { evaluate } from './evaluate.ts';
import type { Constraint, Context, Flag, Step } from './types.ts';

const REGION: Constraint = { contextName: 'region', operator: 'IN', values: ['NO', 'SE'] };

test.each<[Partial<Constraint>, Context, string, Step['outcome']]>([
  [{}, { region: 'SE' }, '`region` is `SE`, which is one of `NO`, `SE`', 'passed'],
  [{}, {}, "the context has no `region`, so it isn't one of `NO`, `SE`", 'failed'],
  [
    { inverted: true },
    {},
    "the context has no `region`, so it isn't one of `NO`, `SE`. The constraint is inverted, so it passes",
    'passed',
  ],
  [
    { operator: 'STR_STARTS_WITH', values: ['n'], caseInsensitive: true },
    { properties: { region: 'NO' } },
    '`region` is `NO`, which starts with `n` (ignoring case)',
    'passed',
  ],
  [
    { operator: 'NUM_GT', value: '5' },
    { region: 'x' },
    "`region` is `x`, which isn't a number",
    'failed',
  ],
  [
    { operator: 'SEMVER_LT', value: '2' },
    { region: '1.0.0' },
    "the constraint's value `2` isn't a version",
    'failed',
  ],
  [
    { operator: 'SOON' },
    {},
    "SDKs don't support the `SOON` operator, so the constraint fails",
    'failed',
  ],
])('explains %j in the context %j', (part, context, text, outcome) => {
  expect(checkConstraint({ ...REGION, ...part }, context)).toEqual({ text, outcome });
});

test('marks the step that decides, and what comes after it as not checked', () => {
  const strategy = { name: 'default', constraints: [REGION, { ...REGION, contextName: 'plan' }] };
  const flag: Flag = {
    name: 'gift-wrapping',
    enabled: true,
    strategies: [strategy, { name: 'default' }],
  };
  const { enabled, steps } = evaluate({ features: [flag] }, flag.name, { region: 'DE' });
  expect(enabled).toBe(true);
  expect(linesOf(steps)).toEqual([
    'passed: the flag is on in this environment',
    "failed: strategy 1, `default`, doesn't let the customer in",
    "  failed, decides: `region` is `DE`, which isn't one of `NO`, `SE`",
    '  skipped: the constraint on `plan`: not checked',
    '  skipped: the strategy itself: not checked',
    'passed, decides: strategy 2, `default`, lets the customer in',
    '  passed: the standard strategy lets everyone in',
  ]);
});

test('explains which parent flag is in the way', () => {
  const features: Flag[] = [
    { name: 'child', enabled: true, strategies: [], dependencies: [{ feature: 'parent' }] },
    { name: 'parent', enabled: false },
  ];
  const { enabled, steps } = evaluate({ features }, 'child');
  expect(enabled).toBe(false);
  expect(linesOf(steps)).toEqual([
    'failed, decides: the parent flag `parent` is disabled, but has to be enabled',
    '  failed: the flag is off in this environment',
    'skipped: whether the flag is on: not checked',
  ]);
});

function linesOf(steps: readonly Step[], indent = ''): string[] {
  return steps.flatMap(({ text, outcome, decides, steps: inner = [] }) => [
    `${indent}${outcome}${decides ? ', decides' : ''}: ${text}`,
    ...linesOf(inner, `${indent}  `),
  ]);
}
