import { expect, test } from 'vitest';
import { evaluate } from '../../../evaluation/evaluate.ts';
import {
  assignVariant,
  CUSTOMERS,
  countChanges,
  countVariants,
  FLAG,
  type Split,
  storedWeights,
  VARIANTS,
} from './split.ts';

const NONE = { 'editor-picks': undefined, popular: undefined, 'similar-readers': undefined };
const WEIGHTS = { 'editor-picks': 150, popular: 700, 'similar-readers': 150 };
const SPLIT: Split = { weights: WEIGHTS, stickiness: 'userId', visit: 1 };

test.each([
  [NONE, [334, 333, 333]],
  [{ ...NONE, popular: 70 }, [150, 700, 150]],
  [{ ...NONE, popular: 100 }, [0, 1000, 0]],
  [{ ...NONE, 'editor-picks': 10, popular: 20 }, [100, 200, 700]],
])('stores %j as %j', (fixed, expected) => {
  const weights = storedWeights(fixed);
  expect(typeof weights === 'string' ? weights : VARIANTS.map((name) => weights[name])).toEqual(
    expected,
  );
});

test('rejects weights that the server rejects', () => {
  expect(storedWeights({ 'editor-picks': 50, popular: 25, 'similar-readers': 25 })).toMatch(
    /needs a variable weight/,
  );
  expect(storedWeights({ ...NONE, 'editor-picks': 60, popular: 50 })).toMatch(/more than 100%/);
});

test('gives customers the variants that an SDK gives them', () => {
  const variants = VARIANTS.map((name) => ({
    name,
    weight: WEIGHTS[name],
    stickiness: 'userId',
    overrides: name === 'popular' ? [{ contextName: 'userId', values: ['reader-3'] }] : [],
  }));
  const state = { features: [{ name: FLAG, enabled: true, strategies: [], variants }] };
  const override = { userId: 'reader-3', variant: 'popular' as const };
  for (const customer of CUSTOMERS.slice(0, 1000)) {
    const expected = evaluate(state, FLAG, { userId: customer.userId }).variant.name;
    expect(assignVariant(customer, { ...SPLIT, override }).variant).toBe(expected);
  }
});

test('distributes customers by weight', () => {
  const counts = countVariants(SPLIT);
  for (const name of VARIANTS)
    expect(Math.abs(counts[name] - WEIGHTS[name] * 10)).toBeLessThan(150);
});

test('changes variants on the next visit only with random stickiness', () => {
  expect(countChanges({ ...SPLIT, visit: 2 })).toBe(0);
  expect(countChanges({ ...SPLIT, visit: 2, stickiness: 'random' })).toBeGreaterThan(1000);
});
