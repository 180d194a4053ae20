/** The bookshop's customers, and the fields that can be used for stickiness. */
import { murmurHash3 } from '../../../evaluation/hash.ts';

export type Stickiness = 'userId' | 'sessionId' | 'plan' | 'random';

export interface Customer {
  userId: string;
  plan: 'free' | 'plus';
}

/** Seeds that the product doesn't use. */
const SESSION_SEED = 7;
const DRAW_SEED = 11;

/** Returns customers with consecutive numbers in their IDs. A quarter of them have the `plus` plan. */
export function createCustomers(count: number, firstNumber: number): Customer[] {
  return Array.from({ length: count }, (_, index) => ({
    userId: `reader-${firstNumber + index}`,
    plan: index % 4 === 1 ? 'plus' : 'free',
  }));
}

/**
 * Returns the value that an SDK hashes on a customer's visit. Sessions and random values depend only on the
 * visit, so a link shows everyone the same customers.
 */
export function stickyValue(
  { userId, plan }: Customer,
  stickiness: Stickiness,
  visit: number,
): string {
  const draw = (seed: number) => murmurHash3(`${userId}/${visit}`, seed);
  switch (stickiness) {
    case 'userId':
      return userId;
    case 'sessionId':
      return `s-${draw(SESSION_SEED).toString(16).padStart(8, '0').slice(0, 4)}`;
    case 'plan':
      return plan;
    case 'random':
      // SDKs hash a random number of about this size.
      return String((draw(DRAW_SEED) % 10_001) + 1);
  }
}
