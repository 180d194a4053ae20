/** Determines when a flag becomes potentially stale, depending on its type. */

export const TYPES = ['release', 'experiment', 'operational', 'kill-switch', 'permission'] as const;
export type FlagType = (typeof TYPES)[number];
export type State = 'active' | 'potentially stale' | 'stale';

/** Expected lifetimes in days. Admins can change them. */
const LIFETIMES: Readonly<Record<FlagType, number | undefined>> = {
  release: 40,
  experiment: 40,
  operational: 7,
  'kill-switch': undefined,
  permission: undefined,
};

export function lifetimeOf(type: FlagType): number | undefined {
  return LIFETIMES[type];
}

/** Returns the state that Unleash shows for a flag of this age. */
export function stateOf(type: FlagType, ageInDays: number, isMarked: boolean): State {
  if (isMarked) return 'stale';
  return ageInDays >= (LIFETIMES[type] ?? Number.POSITIVE_INFINITY)
    ? 'potentially stale'
    : 'active';
}
