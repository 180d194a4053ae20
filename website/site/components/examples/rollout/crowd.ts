/** The bookshop's customers, and who of them a gradual rollout lets in. */
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
  /** Counts from 1. Each visit has a new session. */
  visit: number;
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

export const CUSTOMERS = createCustomers(SIZE, FIRST_NUMBER);

/** Returns where the rollout places a customer. */
export function placeCustomer(customer: Customer, rollout: Rollout): Placement {
  const value = stickyValue(customer, rollout.stickiness, rollout.visit);
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
