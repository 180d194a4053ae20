// #region test
import { type Context, evaluateFlags, type getDefinitions } from '@unleash/nextjs';
import { expect, test } from 'vitest';
import { accountContext } from './account';

type Definitions = Awaited<ReturnType<typeof getDefinitions>>;

// The output of `npx unleash get-definitions flags.json`.
const plusOnly = {
  version: 2,
  features: [
    {
      name: 'checkout-express',
      type: 'release',
      enabled: true,
      project: 'default',
      stale: false,
      impressionData: false,
      variants: [],
      strategies: [
        {
          name: 'flexibleRollout',
          parameters: { rollout: '100', stickiness: 'default', groupId: 'checkout-express' },
          constraints: [
            {
              contextName: 'plan',
              operator: 'IN',
              values: ['plus'],
              inverted: false,
              caseInsensitive: false,
            },
          ],
          segments: [],
        },
      ],
    },
  ],
};

function namesFor(context: Context): string[] {
  return evaluateFlags(plusOnly as unknown as Definitions, context).toggles.map(({ name }) => name);
}

test('the plan of the account reaches the rule', () => {
  const account = { id: 'reader-1042', region: 'NO' };
  expect(namesFor(accountContext({ ...account, plan: 'plus' }))).toEqual(['checkout-express']);
  expect(namesFor(accountContext({ ...account, plan: 'free' }))).toEqual([]);
});
// #endregion
