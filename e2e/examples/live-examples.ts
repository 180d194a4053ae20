/** The live examples: a page of each, its parts, and links that show it in another state. */
import type { Locator, Page } from '@playwright/test';

export interface LiveExample {
  /** The figure's id without `try-`, and the prefix in the query. */
  name: string;
  path: string;
  /** Part of the result that the static HTML has. */
  initial: RegExp;
  /** A query and part of the result that it leads to. */
  shared: readonly [query: string, result: RegExp];
  /** Parameters without a meaning, which have to leave the first state as it is. */
  hostile: Readonly<Record<string, string>>;
}

const SCRIPT = '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';

export const EXAMPLES: readonly LiveExample[] = [
  {
    name: 'rollout',
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
    path: '/reference/unleash-context',
    initial: /Disabled\. No strategy lets the customer in\./,
    shared: [
      `why.context=${encodeURIComponent('{"properties":{"plan":"plus"}}')}`,
      /Enabled\. Strategy 1, default, lets the customer in\./,
    ],
    hostile: { flag: 'x'.repeat(5000), context: SCRIPT.repeat(100) },
  },
  {
    name: 'variants',
    path: '/reference/strategy-variants',
    initial: /popular: weight 50%, and 4,937 of 10,000 customers/,
    shared: [
      'variants.popularWeight=100&variants.override=editor-picks',
      /popular: weight 100%.*reader-1042 gets editor-picks because of the override/,
    ],
    hostile: { popularWeight: '101', stickiness: '__proto__', override: SCRIPT, visit: 'NaN' },
  },
];

export function figureOf(page: Page, { name }: Pick<LiveExample, 'name'>): Locator {
  return page.locator(`#try-${name}`);
}

/** Scrolls to an example, and waits until it works. */
export async function wake(page: Page, example: Pick<LiveExample, 'name'>): Promise<Locator> {
  const figure = figureOf(page, example);
  await figure.scrollIntoViewIfNeeded();
  await page.locator(`[data-island-ready] #try-${example.name}`).waitFor();
  return figure;
}

/** Returns the URL of an example whose parameters have these values. */
export function urlOf(
  { name, path }: LiveExample,
  values: Readonly<Record<string, string>>,
): string {
  const entries = Object.entries(values).map(([field, value]) => [`${name}.${field}`, value]);
  return `${path}?${new URLSearchParams(entries)}`;
}
