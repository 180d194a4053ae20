/** The bookshop's customers, and which of them are in a gradual rollout. */
import { rolloutNumber } from '../../../evaluation/hash.ts';
import {
  type Customer,
  createCustomers,
  type Stickiness,
  stickyValue,
} from '../shared/customers.ts';

export const STICKINESS: readonly Stickiness[] = ['userId', 'sessionId', 'plan', 'random'];

export interface Rollout {
  percentage: number;
  stickiness: Stickiness;
  groupId: string;
  /** Starts at 1. Each visit has a new session. */
  visit: number;
}

export interface Placement {
  /** The value that the rollout hashes, together with the group ID. */
  value: string;
  /** From 1 to 100. */
  number: number;
  isIn: boolean;
}

export const FIRST_NUMBER = 1001;
const SIZE = 500;

export const CUSTOMERS = createCustomers(SIZE, FIRST_NUMBER);

export function placeCustomer(customer: Customer, rollout: Rollout): Placement {
  const value = stickyValue(customer, rollout.stickiness, rollout.visit);
  const number = rolloutNumber(value, rollout.groupId);
  return { value, number, isIn: rollout.percentage > 0 && number <= rollout.percentage };
}

/** Returns how many customers get a different result than on their previous visit. */
export function countChanges(rollout: Rollout): number {
  const before = { ...rollout, visit: rollout.visit - 1 };
  return CUSTOMERS.filter(
    (customer) => placeCustomer(customer, rollout).isIn !== placeCustomer(customer, before).isIn,
  ).length;
}
