/**
 * Determines how variants divide customers: the weights that the server stores, and which variant each customer
 * gets.
 */
import { variantNumber } from '../../../evaluation/hash.ts';
import { createCustomers, type Stickiness, stickyValue } from '../shared/customers.ts';

/** In the order in which the server stores them, which is alphabetical. */
export const VARIANTS = ['editor-picks', 'popular', 'similar-readers'] as const;
export type VariantName = (typeof VARIANTS)[number];

/** The flag's name, which is also the group ID. */
export const FLAG = 'recommendations-model';
const TOTAL_WEIGHT = 1000;
export const CUSTOMERS = createCustomers(10_000, 1);

/** A fixed weight in percent, or undefined for a variant that shares the rest. */
export type FixedWeights = Readonly<Record<VariantName, number | undefined>>;

export interface Split {
  weights: Readonly<Record<VariantName, number>>;
  stickiness: Stickiness;
  visit: number;
  /** The customer to whom an override gives a variant. */
  override?: { userId: string; variant: VariantName } | undefined;
}

/** Returns the weights in tenths of a percent, or why the server rejects them. */
export function storedWeights(fixed: FixedWeights): Readonly<Record<VariantName, number>> | string {
  const variable = VARIANTS.filter((name) => fixed[name] === undefined);
  const sum = VARIANTS.reduce((total, name) => total + (fixed[name] ?? 0) * 10, 0);
  if (variable.length === 0) return 'At least one variant needs a variable weight.';
  if (sum > TOTAL_WEIGHT) return 'The fixed weights add up to more than 100%.';
  const rest = TOTAL_WEIGHT - sum;
  const share = Math.floor(rest / variable.length);
  const remainder = rest % variable.length;
  const weightOf = (name: VariantName) => {
    const percentage = fixed[name];
    if (percentage !== undefined) return percentage * 10;
    return share + (variable.indexOf(name) < remainder ? 1 : 0);
  };
  const [first, second, third] = VARIANTS;
  return { [first]: weightOf(first), [second]: weightOf(second), [third]: weightOf(third) };
}

export interface Assignment {
  variant: VariantName;
  /** The variant's range of numbers from 1 to 1,000, and the customer's number. Undefined if an override applies. */
  range?: { first: number; last: number; number: number };
}

export function assignVariant(customer: (typeof CUSTOMERS)[number], split: Split): Assignment {
  const { weights, stickiness, visit, override } = split;
  if (override?.userId === customer.userId) return { variant: override.variant };
  const number = variantNumber(stickyValue(customer, stickiness, visit), FLAG, TOTAL_WEIGHT);
  let last = 0;
  for (const variant of VARIANTS) {
    const first = last + 1;
    last += weights[variant];
    if (number <= last) return { variant, range: { first, last, number } };
  }
  throw new Error('The weights add up to less than the total');
}

/** Returns how many customers get each variant. */
export function countVariants(split: Split): Record<VariantName, number> {
  const counts = { 'editor-picks': 0, popular: 0, 'similar-readers': 0 };
  for (const customer of CUSTOMERS) counts[assignVariant(customer, split).variant]++;
  return counts;
}

/** Returns how many customers get a different variant than on their previous visit. */
export function countChanges(split: Split): number {
  const before = { ...split, visit: split.visit - 1 };
  return CUSTOMERS.filter(
    (customer) =>
      assignVariant(customer, split).variant !== assignVariant(customer, before).variant,
  ).length;
}
