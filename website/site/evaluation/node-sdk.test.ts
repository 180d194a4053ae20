/** Tests that the evaluator and the Node.js SDK return the same results for random flags and contexts. */
import { isDeepStrictEqual } from 'node:util';
import type { Context as SdkContext } from 'unleash-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { evaluate } from './evaluate.ts';
import { type RandomCase, randomCases } from './random-flags.ts';
import { randomNumbers } from './random-numbers.ts';
import { sdkClient } from './test-sdk-client.ts';

const CASES = 10_000;
const SEED = 46;

/** The machine's name. It's set before the SDK loads, because the SDK reads it only then. */
const HOSTNAME = vi.hoisted(() => {
  process.env.HOSTNAME = 'Web-1';
  return process.env.HOSTNAME;
});
const mathRandom = Math.random;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  Math.random = mathRandom;
});

test(`evaluates ${CASES.toLocaleString('en')} random flags as the Node.js SDK does`, () => {
  const next = randomCases(randomNumbers(SEED));
  const seen = { enabled: 0, variants: 0 };
  for (let index = 0; index < CASES; index++) {
    const example = next();
    const ours = ownResult(example, index);
    const theirs = sdkResult(example, index);
    if (!isDeepStrictEqual(ours, theirs))
      expect({ ...example, ...ours }).toEqual({ ...example, ...theirs });
    if (ours.enabled) seen.enabled++;
    if (ours.variant.enabled) seen.variants++;
  }
  // The cases wouldn't prove anything if they all had the same result.
  expect(seen.enabled).toBeGreaterThan(CASES / 5);
  expect(seen.enabled).toBeLessThan((CASES * 4) / 5);
  expect(seen.variants).toBeGreaterThan(CASES / 20);
});

function ownResult({ state, context }: RandomCase, seed: number) {
  const options = { random: randomNumbers(seed), hostname: HOSTNAME };
  const { enabled, variant } = evaluate(state, 'flag', context, options);
  return { enabled, variant };
}

function sdkResult({ state, ...example }: RandomCase, seed: number) {
  const context = example.context as SdkContext;
  const client = sdkClient(state);
  Math.random = randomNumbers(seed);
  const enabled = client.isEnabled('flag', context, () => false);
  Math.random = randomNumbers(seed);
  const { name, payload, ...rest } = client.getVariant('flag', context);
  expect(rest.feature_enabled).toBe(enabled);
  return { enabled, variant: { name, enabled: rest.enabled, ...(payload && { payload }) } };
}
