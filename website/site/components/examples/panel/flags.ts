/** The panel's two flags in the Client API's format, and as an import file for a server. */
import { evaluate } from '../../../evaluation/evaluate.ts';
import type { Flag, FlagState } from '../../../evaluation/types.ts';

export const REGIONS = ['any', 'NO', 'SE', 'DE'] as const;
export const PLANS = ['any', 'free', 'plus'] as const;

/** Each flag's switch in `development`, and its strategy. */
export interface Settings {
  isCheckoutOn: boolean;
  /** Percentage of customers. */
  checkoutRollout: number;
  /** The value that the constraint requires. There's no constraint for `any`. */
  region: (typeof REGIONS)[number];
  isGiftOn: boolean;
  giftRollout: number;
  plan: (typeof PLANS)[number];
}

/** The flags when the reader opens the page. */
export const INITIAL: Settings = {
  isCheckoutOn: false,
  checkoutRollout: 100,
  region: 'any',
  isGiftOn: true,
  giftRollout: 100,
  plan: 'plus',
};

export interface Customer {
  region: string;
  plan: string;
}

/** What the bookshop knows about each customer. The IDs are the ones that the quickstart sends. */
const CUSTOMERS = {
  'reader-1041': { region: 'NO', plan: 'plus' },
  'reader-1042': { region: 'NO', plan: 'free' },
  'reader-1043': { region: 'SE', plan: 'free' },
  'reader-1044': { region: 'SE', plan: 'plus' },
  'reader-1045': { region: 'DE', plan: 'free' },
  'reader-1046': { region: 'DE', plan: 'plus' },
} as const satisfies Readonly<Record<string, Customer>>;
export type User = keyof typeof CUSTOMERS;
export const USERS = Object.keys(CUSTOMERS) as User[];

/** Whether each flag is enabled for a customer. */
export interface Results extends Customer {
  user: User;
  checkout: boolean;
  gift: boolean;
}

/** Returns the state that a backend SDK receives. */
export function stateOf(settings: Settings): FlagState {
  const { isCheckoutOn, checkoutRollout, region, isGiftOn, giftRollout, plan } = settings;
  return {
    features: [
      flagOf('checkout-express', isCheckoutOn, checkoutRollout, 'region', region),
      flagOf('gift-wrapping', isGiftOn, giftRollout, 'plan', plan),
    ],
  };
}

function flagOf(
  name: string,
  enabled: boolean,
  percentage: number,
  contextName: string,
  value: string,
): Flag {
  const parameters = { rollout: String(percentage), stickiness: 'userId', groupId: name };
  const constraints = value === 'any' ? [] : [{ contextName, operator: 'IN', values: [value] }];
  return { name, enabled, strategies: [{ name: 'flexibleRollout', parameters, constraints }] };
}

export function resultsFor(settings: Settings, user: User): Results {
  const state = stateOf(settings);
  const customer = CUSTOMERS[user];
  const context = { userId: user, properties: customer };
  return {
    user,
    ...customer,
    checkout: evaluate(state, 'checkout-express', context).enabled,
    gift: evaluate(state, 'gift-wrapping', context).enabled,
  };
}

/** Returns both flags in the format that **Import** in the Admin UI accepts. */
export function importFile(settings: Settings): string {
  const { features } = stateOf(settings);
  const data = {
    features: features.map(({ name }) => ({ name, type: 'release' })),
    featureStrategies: features.flatMap(({ name, strategies = [] }) =>
      strategies.map((strategy) => ({ ...strategy, featureName: name })),
    ),
    featureEnvironments: features.map(({ name, enabled }) => ({
      name,
      featureName: name,
      environment: 'development',
      enabled,
    })),
    contextFields: ['region', 'plan'].map((name) => ({ name })),
    featureTags: [],
    segments: [],
    tagTypes: [],
  };
  return JSON.stringify(data, null, 2);
}
