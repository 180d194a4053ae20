/** Generates random flags, segments, and contexts for tests. Their values are likely to match. */
import { OPERATOR_NAMES } from './constraints.ts';
import type { Random } from './random-numbers.ts';
import type {
  Constraint,
  Context,
  Dependency,
  Flag,
  FlagState,
  Segment,
  Strategy,
  Variant,
} from './types.ts';

export interface RandomCase {
  state: FlagState;
  context: Context;
}

const FIELDS = ['userId', 'sessionId', 'remoteAddress', 'region', 'plan', 'version', 'orders'];
const IDS = ['reader-1042', 'reader-7', 'Reader-7', 's-7f3a', 'æøå-1', '0', '', '42'];
const REGIONS = ['NO', 'no', 'SE', ' SE ', 'DE', 'US', 'NORWAY', ' ', ''];
const VERSIONS = [
  '1.2.3',
  'v1.2.3',
  ' 1.2.3',
  '1.2.3+build.5',
  '1.2.4-beta.2',
  '1.2.4-beta.11',
  '1.2.4-beta',
  '1.2.4-1',
  '1.2.4',
  '10.0.0',
  '1.2',
  '01.2.3',
  'latest',
];
const NUMBERS = ['0', '-1', '1.5', '1.50', '10', '9', '1e1', '0x0a', ' 10 ', 'ten', '', 'Infinity'];
const ADDRESSES = [
  '10.0.0.1',
  '10.0.0.0/8',
  '10.0.0.0/16',
  '10.255.0.9',
  '010.0.0.1',
  '256.1.1.1',
  '192.168.1.0/33',
  '2001:db8::1',
  '2001:db8::/32',
  '2001:DB8:0:0:0:0:0:1',
  '2001:db9::1/64',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  'fe80::1%eth0',
  '1::2::3',
  '::',
  '::/0',
  '0.0.0.0/0',
];
const DATES = [
  '2020-01-01T00:00:00Z',
  '2026-05-01T00:00:00.000Z',
  '2026-05-01',
  '2099-01-01T00:00:00Z',
  'soon',
  '',
];
const PATTERNS = [
  '^reader-\\d+$',
  '(?i)^no',
  'o',
  '[[:upper:]]{2}',
  '[^A-Z]',
  '^(NO|SE)$',
  '(?=N)NO',
  '(a)\\1',
  '(unclosed',
  '^$',
  '\\bSE\\b',
  '\\d+\\.\\d+(\\.\\d+)?',
  '^1\\.2\\.[3-4]',
  'r(e|a)+.*?7',
  '',
];
const POOLS: Readonly<Record<string, readonly string[]>> = {
  userId: IDS,
  sessionId: IDS,
  remoteAddress: ADDRESSES,
  region: REGIONS,
  plan: ['free', 'plus', 'Plus', ''],
  version: VERSIONS,
  orders: NUMBERS,
};
const STRATEGIES = [
  'default',
  'flexibleRollout',
  'flexibleRollout',
  'flexibleRollout',
  'gradualRolloutUserId',
  'gradualRolloutSessionId',
  'gradualRolloutRandom',
  'userWithId',
  'remoteAddress',
  'applicationHostname',
  'bookshopHours',
];
const STICKINESS = ['default', 'random', 'userId', 'sessionId', 'region', 'nothing'];

/** Returns a generator of cases. Each case has a flag named `flag`, its dependencies, and a context. */
export function randomCases(random: Random): () => RandomCase {
  const chance = (share: number) => random() < share;
  const below = (limit: number) => Math.floor(random() * limit);
  function pick<T>(list: readonly T[]): T {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('The list is empty');
    return item;
  }
  function many<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: below(most + 1) }, (_, index) => make(index));
  }

  function constraint(): Constraint {
    const operator = pick(OPERATOR_NAMES.concat('FUTURE_OPERATOR'));
    const contextName = chance(0.7) ? pick(likelyFields(operator)) : pick(FIELDS.concat('missing'));
    const pool = POOLS[contextName] ?? REGIONS;
    const value =
      operator === 'REGEX'
        ? pick(PATTERNS)
        : operator.startsWith('DATE')
          ? pick(DATES)
          : pick(pool);
    return {
      contextName,
      operator,
      values: many(3, () => pick(pool)),
      value,
      inverted: chance(0.3),
      caseInsensitive: chance(0.3),
    };
  }

  function variant(index: number): Variant {
    return {
      name: `variant-${index}`,
      weight: chance(0.15) ? 0 : below(1000),
      ...(chance(0.7) && { stickiness: pick(STICKINESS) }),
      ...(chance(0.5) && { payload: { type: 'string', value: `payload-${index}` } }),
      ...(chance(0.3) && {
        overrides: many(2, () => {
          const contextName = pick(FIELDS);
          return { contextName, values: many(2, () => pick(POOLS[contextName] ?? IDS)) };
        }),
      }),
    };
  }

  function strategy(): Strategy {
    const percentage = pick(['0', '1', '25', '50', '75', '99', '100', 'many']);
    return {
      name: pick(STRATEGIES),
      parameters: {
        rollout: percentage,
        percentage,
        userIds: many(3, () => pick(IDS)).join(pick([',', ', ', ' , '])),
        IPs: many(3, () => pick(ADDRESSES)).join(', '),
        hostNames: pick(['web-1', 'WEB-1,web-2', '']),
        ...(chance(0.8) && { groupId: pick(['flag', 'checkout', '']) }),
        ...(chance(0.8) && { stickiness: pick(STICKINESS) }),
      },
      constraints: chance(0.5) ? [] : many(2, constraint),
      ...(chance(0.3) && { segments: many(2, () => below(4)) }),
      ...(chance(0.4) && { variants: many(3, variant) }),
    };
  }

  function flag(name: string, dependencies: Dependency[]): Flag {
    return {
      name,
      enabled: chance(0.9),
      strategies: many(3, strategy),
      variants: chance(0.5) ? [] : many(4, variant),
      dependencies,
    };
  }

  function dependency(): Dependency {
    return {
      feature: pick(['parent-1', 'parent-1', 'parent-2', 'missing']),
      ...(chance(0.5) && { enabled: chance(0.7) }),
      ...(chance(0.4) && { variants: many(2, (index) => `variant-${index}`) }),
    };
  }

  function context(): Context {
    const values = FIELDS.filter(() => chance(0.75)).map(
      (field) => [field, pick(POOLS[field] ?? IDS)] as const,
    );
    const isNested = ([field]: readonly [string, string]) => !DEFINED.has(field) && chance(0.7);
    const nested = values.filter(isNested);
    return {
      ...Object.fromEntries(values.filter((entry) => !nested.includes(entry))),
      properties: Object.fromEntries(nested),
      ...(chance(0.5) && { currentTime: pick(DATES) }),
    };
  }

  return () => {
    const segments: Segment[] = many(3, (id) => ({
      id,
      name: `segment-${id}`,
      constraints: many(2, constraint),
    }));
    const features = [
      flag('flag', chance(0.3) ? many(2, dependency) : []),
      flag('parent-1', []),
      flag('parent-2', chance(0.5) ? [{ feature: 'parent-1' }] : []),
    ];
    return { state: { features, segments }, context: context() };
  };
}

const DEFINED = new Set(['userId', 'sessionId', 'remoteAddress']);

/** Returns fields with values that the operator can compare. */
function likelyFields(operator: string): readonly string[] {
  if (operator.startsWith('NUM')) return ['orders'];
  if (operator.startsWith('SEMVER')) return ['version'];
  if (operator === 'IN_CIDR') return ['remoteAddress'];
  return FIELDS;
}
