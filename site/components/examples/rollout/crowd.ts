/** The bookshop's customers, and who of them a gradual rollout lets in. */
import { murmurHash3, rolloutNumber } from '../../../evaluation/hash.ts';

export const STICKINESS = ['userId', 'sessionId', 'plan', 'random'] as const;
export type Stickiness = (typeof STICKINESS)[number];

export interface Rollout {
  percentage: number;
  stickiness: Stickiness;
  groupId: string;
  /** Counts from 1. Each visit has a new session. */
  visit: number;
}

export interface Customer {
  userId: string;
  plan: 'free' | 'plus';
}

export interface Placement {
  /** What the rollout hashes, together with the group ID. */
  value: string;
  /** From 1 to 100. */
  number: number;
  isIn: boolean;
}

export const FIRST_NUMBER = 1001;
const SIZE = 500;
/** Any seeds that the product doesn't use. */
const SESSION_SEED = 7;
const DRAW_SEED = 11;

export const CUSTOMERS: readonly Customer[] = Array.from({ length: SIZE }, (_, index) => ({
  userId: `reader-${FIRST_NUMBER + index}`,
  plan: index % 4 === 1 ? 'plus' : 'free',
}));

/** Returns where the rollout places a customer. */
export function placeCustomer(customer: Customer, rollout: Rollout): Placement {
  const value = stickyValue(customer, rollout);
  const number = rolloutNumber(value, rollout.groupId);
  return { value, number, isIn: rollout.percentage > 0 && number <= rollout.percentage };
}

/** Returns how many customers get another result than on the visit before. */
export function countChanges(rollout: Rollout): number {
  const before = { ...rollout, visit: rollout.visit - 1 };
  return CUSTOMERS.filter(
    (customer) => placeCustomer(customer, rollout).isIn !== placeCustomer(customer, before).isIn,
  ).length;
}

/** Random values are drawn by a hash, so that a link shows everyone the same crowd. */
function stickyValue({ userId, plan }: Customer, { stickiness, visit }: Rollout): string {
  const draw = (seed: number) => murmurHash3(`${userId}/${visit}`, seed);
  switch (stickiness) {
    case 'userId':
      return userId;
    case 'sessionId':
      return `s-${draw(SESSION_SEED).toString(16).padStart(8, '0').slice(0, 4)}`;
    case 'plan':
      return plan;
    case 'random':
      // SDKs hash a number from 1 to 10,001.
      return String((draw(DRAW_SEED) % 10_001) + 1);
  }
}
