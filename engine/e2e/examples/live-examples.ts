/** Lists the live examples, each with its page, its parts, and a link that shows it in a different state. */
import type { Locator, Page } from '@playwright/test';

export interface LiveExample {
  /** Id of the figure without `try-`. It's also the prefix of its parameters in the query. */
  name: string;
  /** File name of the script, without the hash. */
  chunk: string;
  path: string;
  /** True if the example is in view as soon as the page opens. */
  isAtTop?: true;
  /** A part of the result in the static HTML. */
  initial: RegExp;
  /** A query, and part of the result that it leads to. */
  shared: readonly [query: string, result: RegExp];
  /** Invalid parameters. They mustn't change the initial state. */
  hostile: Readonly<Record<string, string>>;
}

const SCRIPT = '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';

export const EXAMPLES: readonly LiveExample[] = [
  {
    name: 'rollout',
    chunk: 'Rollout',
    path: '/reference/activation-strategies',
    initial: /143 of 500 customers/,
    shared: ['rollout.percentage=100&rollout.customer=1001', /500 of 500 customers.*reader-1001/],
    hostile: {
      percentage: '1e9',
      stickiness: SCRIPT,
      visit: '-1',
      groupId: SCRIPT.repeat(20),
      customer: '99999',
    },
  },
  {
    name: 'constraint',
    chunk: 'Constraint',
    path: '/reference/strategy-constraints',
    initial: /True\. region is SE, which is one of NO, SE\./,
    shared: [
      'constraint.operator=NUM_GT&constraint.field=cartTotal&constraint.expected=50&constraint.actual=ten',
      /False\. cartTotal is ten, which isn't a number\./,
    ],
    hostile: {
      operator: 'constructor',
      field: SCRIPT.repeat(20),
      expected: SCRIPT.repeat(20),
      isInverted: '1',
    },
  },
  {
    name: 'why',
    chunk: 'Why',
    path: '/reference/unleash-context',
    initial: /Disabled\. No strategy includes the customer\./,
    shared: [
      `why.context=${encodeURIComponent('{"properties":{"plan":"plus"}}')}`,
      /Enabled\. Strategy 1, default, lets the customer in\./,
    ],
    hostile: { flag: 'x'.repeat(4001), context: SCRIPT + 'x'.repeat(3930) },
  },
  {
    name: 'variants',
    chunk: 'Variants',
    path: '/reference/strategy-variants',
    initial: /popular: weight 50%, and 4,937 of 10,000 customers/,
    shared: [
      'variants.popularWeight=100&variants.override=editor-picks',
      /reader-1042 gets editor-picks because of the override.*popular: weight 100%/,
    ],
    hostile: { popularWeight: '101', stickiness: '__proto__', override: SCRIPT, visit: 'NaN' },
  },
  {
    name: 'arrival',
    chunk: 'Arrival',
    path: '/reference/unleash-edge/concepts',
    initial:
      /The change arrives after 27 seconds\. It takes up to 45 seconds, and 22\.5 on average\./,
    shared: [
      'arrival.route=backend&arrival.sdkInterval=60&arrival.moment=0',
      /The change arrives after 7 seconds\. It takes up to 60 seconds, and 30 on average\./,
    ],
    hostile: { route: SCRIPT, sdkInterval: '0', edgeInterval: '-5', moment: '1e3' },
  },
  {
    name: 'requests',
    chunk: 'Requests',
    path: '/understanding-unleash/proxy-hosting',
    initial: /The server gets up to 350 requests per second\./,
    shared: [
      'requests.edges=10&requests.environments=3',
      /The server gets up to 2\.5 requests per second instead of 350/,
    ],
    hostile: { instances: SCRIPT, backendInterval: '0', pages: 'Infinity', edges: '-1' },
  },
  {
    name: 'sdk',
    chunk: 'SdkPicker',
    path: '/reference/sdks',
    initial: /Use the Node\.js SDK with a client token\./,
    shared: [
      'sdk.place=app&sdk.sdk=flutter',
      /Use the Flutter \(Dart\) SDK with a frontend token\./,
    ],
    hostile: { place: 'constructor', sdk: SCRIPT },
  },
  {
    name: 'panel',
    chunk: 'Panel',
    path: '/quickstart',
    initial:
      /reader-1042 sees the classic checkout.*enabled for 0 of 6 customers, and gift-wrapping for 3\./,
    shared: [
      'panel.isCheckoutOn=true&panel.checkoutRollout=50&panel.user=reader-1046',
      /reader-1046 sees the express checkout with gift wrapping\..*for 2 of 6 customers/,
    ],
    hostile: {
      isCheckoutOn: '1',
      checkoutRollout: '1e2',
      region: SCRIPT,
      giftRollout: '-1',
      plan: '__proto__',
      user: 'constructor',
    },
  },
  {
    name: 'doctor',
    chunk: 'Doctor',
    path: '/using-unleash/troubleshooting/flag-doctor',
    isAtTop: true,
    initial: /Paste what you have, or answer the questions\./,
    shared: ['doctor.cause=ready', /Below is the most likely cause, how to confirm it/],
    hostile: { cause: SCRIPT, answers: '0.9' },
  },
  {
    name: 'staleness',
    chunk: 'Staleness',
    path: '/reference/technical-debt',
    initial: /Unleash shows this flag as potentially stale\./,
    shared: ['staleness.type=kill-switch', /Unleash shows this flag as active\./],
    hostile: { type: 'hasOwnProperty', age: '61', isMarked: SCRIPT },
  },
];

export function figureOf(page: Page, { name }: Pick<LiveExample, 'name'>): Locator {
  return page.locator(`#try-${name}`);
}

/** Scrolls to an example and waits until it's interactive. */
export async function wake(page: Page, example: Pick<LiveExample, 'name'>): Promise<Locator> {
  const figure = figureOf(page, example);
  await figure.scrollIntoViewIfNeeded();
  await page.locator(`[data-island-ready] #try-${example.name}`).waitFor();
  return figure;
}

/** Returns the URL of an example with these parameters. */
export function urlOf(
  { name, path }: LiveExample,
  values: Readonly<Record<string, string>>,
): string {
  const entries = Object.entries(values).map(([field, value]) => [`${name}.${field}`, value]);
  return `${path}?${new URLSearchParams(entries)}`;
}
