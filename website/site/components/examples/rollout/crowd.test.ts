import { expect, test } from 'vitest';
import { evaluate } from '../../../evaluation/evaluate.ts';
import { CUSTOMERS, countChanges, placeCustomer, type Rollout, STICKINESS } from './crowd.ts';

const ROLLOUT: Rollout = {
  percentage: 25,
  stickiness: 'userId',
  groupId: 'search-suggestions',
  visit: 1,
};

const usersIn = (rollout: Rollout) =>
  CUSTOMERS.filter((customer) => placeCustomer(customer, rollout).isIn).map(({ userId }) => userId);

test.each([0, 1, 25, 60, 100])('lets in whom an SDK lets in at %i%%', (percentage) => {
  const parameters = {
    rollout: String(percentage),
    stickiness: 'userId',
    groupId: ROLLOUT.groupId,
  };
  const strategies = [{ name: 'flexibleRollout', parameters }];
  const state = { features: [{ name: 'flag', enabled: true, strategies }] };
  const expected = CUSTOMERS.filter(({ userId }) => evaluate(state, 'flag', { userId }).enabled);
  expect(usersIn({ ...ROLLOUT, percentage })).toEqual(expected.map(({ userId }) => userId));
});

test('keeps everyone who is in when the percentage rises', () => {
  for (const stickiness of STICKINESS) {
    let before: string[] = [];
    for (let percentage = 0; percentage <= 100; percentage++) {
      const now = usersIn({ ...ROLLOUT, stickiness, percentage });
      expect(before.filter((userId) => !now.includes(userId))).toEqual([]);
      before = now;
    }
    expect(before).toHaveLength(CUSTOMERS.length);
  }
});

test('changes results on the next visit only if the sticky value is a new one', () => {
  const changes = STICKINESS.map((stickiness) =>
    countChanges({ ...ROLLOUT, stickiness, visit: 2 }),
  );
  const [byUser = 0, bySession = 0, byPlan = 0, random = 0] = changes;
  expect([byUser, byPlan]).toEqual([0, 0]);
  expect(bySession).toBeGreaterThan(100);
  expect(random).toBeGreaterThan(100);
});

test('lets in a whole plan or nobody on it', () => {
  for (let percentage = 0; percentage <= 100; percentage++) {
    const inside = new Set(usersIn({ ...ROLLOUT, stickiness: 'plan', percentage }));
    for (const plan of ['free', 'plus']) {
      const members = CUSTOMERS.filter((customer) => customer.plan === plan);
      expect([0, members.length]).toContain(
        members.filter(({ userId }) => inside.has(userId)).length,
      );
    }
  }
});

test('matches the calculation on the stickiness page', () => {
  const customer = { userId: 'reader-1042', plan: 'free' as const };
  expect(placeCustomer(customer, ROLLOUT).number).toBe(79);
});
