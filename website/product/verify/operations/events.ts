/** Compares the events that an operation documents in `x-events` to those in the event log. */
import { factValues } from '../../../../engine/src/plugins/api-reference/fact-values.ts';
import type { ApiOperation } from '../../../../engine/src/plugins/api-reference/read/description.ts';

export interface StatedEvents {
  /** Always recorded. */
  certain: readonly string[];
  /** Events that are recorded only under a condition. */
  possible: readonly string[];
}

/** Returns the events that an operation documents. Those with a condition are listed separately. */
export function statedEvents({ extensions }: Pick<ApiOperation, 'extensions'>): StatedEvents {
  const events = factValues(extensions['x-events']);
  return {
    certain: events.filter(({ when }) => when === undefined).map(({ name }) => name),
    possible: events.filter(({ when }) => when !== undefined).map(({ name }) => name),
  };
}

/** Describes the differences between documented and recorded events in sentences. */
export function eventContradictions(
  { certain, possible }: StatedEvents,
  recorded: readonly string[],
): readonly string[] {
  const known = new Set([...certain, ...possible]);
  const found = new Set(recorded);
  return [
    ...certain
      .filter((event) => !found.has(event))
      .map((event) => `doesn't record ${event}, which its x-events states`),
    ...[...found]
      .filter((event) => !known.has(event))
      .map((event) => `records ${event}, which its x-events doesn't state`),
  ];
}
