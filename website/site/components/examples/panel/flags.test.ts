import { expect, test } from 'vitest';
import { sdkClient } from '../../../evaluation/test-sdk-client.ts';
import type { FlagState } from '../../../evaluation/types.ts';
import { INITIAL, importFile, resultsFor, type Settings, stateOf, USERS } from './flags.ts';
import recording from './imported.json' with { type: 'json' };

const settings = recording.settings as Settings;
const imported = recording as FlagState;

test('a server accepts the file, and then has the same flags', () => {
  expect(JSON.parse(importFile(settings))).toEqual(recording.file);
  expect(recording.findings).toEqual({ errors: [], warnings: [], permissions: [] });
  expect(imported.features).toMatchObject(stateOf(settings).features);
});

test('an SDK that gets the imported flags has the same results', () => {
  const sdk = sdkClient(imported);
  const results = USERS.map((user) => resultsFor(settings, user));
  for (const { user, region, plan, checkout, gift } of results) {
    const context = { userId: user, properties: { region, plan } };
    expect(sdk.isEnabled('checkout-express', context, () => false)).toBe(checkout);
    expect(sdk.isEnabled('gift-wrapping', context, () => false)).toBe(gift);
  }
  // If everyone had the same result, the rollout and the constraint would prove nothing.
  expect(results.filter(({ checkout }) => checkout).map(({ user }) => user)).toEqual([
    'reader-1041',
  ]);
});

test('customers get the results that the quickstart shows', () => {
  const enabledAt = (checkoutRollout: number) =>
    USERS.filter(
      (user) => resultsFor({ ...INITIAL, isCheckoutOn: true, checkoutRollout }, user).checkout,
    );
  expect(enabledAt(0)).toEqual([]);
  expect(enabledAt(50)).toEqual(['reader-1041', 'reader-1046']);
  expect(enabledAt(100)).toEqual(USERS);
});

test('a constraint and the switch exclude customers', () => {
  const gifts = (changes: Partial<Settings>) =>
    USERS.filter((user) => resultsFor({ ...INITIAL, ...changes }, user).gift);
  expect(gifts({})).toEqual(['reader-1041', 'reader-1044', 'reader-1046']);
  expect(gifts({ plan: 'any' })).toEqual(USERS);
  expect(gifts({ isGiftOn: false })).toEqual([]);
});
