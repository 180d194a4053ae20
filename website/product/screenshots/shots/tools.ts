/** Screenshots of other pages: playground, import, strategy types, integrations, and event log. */
import type { Shot } from '../shot.ts';
import {
  DIALOG,
  dialogBox,
  environmentPanel,
  eventCards,
  flagPage,
  LABELED,
  LIST,
  PROJECT,
  pageCard,
  tightenTable,
} from './parts.ts';

const EXPORTED = {
  features: [{ name: 'gift-cards', type: 'release', description: 'Sell gift cards in the shop' }],
  featureStrategies: [{ name: 'weekdays', featureName: 'gift-cards', parameters: {} }],
  featureEnvironments: [],
  contextFields: [],
  featureTags: [],
  segments: [],
  tagTypes: [],
  dependencies: [],
};

const CONTEXT = { userId: 'reader-1048', properties: { region: 'NO', plan: 'plus' } };

/** Returns a URL that opens the playground with a query and its results. */
const query = (environment: string, context: object) =>
  `/playground?environments=${environment}&projects=*&context=${encodeURIComponent(
    encodeURI(JSON.stringify(context, null, 2)),
  )}`;
const QUERY = query('production', CONTEXT);

const playgroundForm = (name: string, path: string): Shot => ({
  name,
  path,
  show: (page) => [
    page.getByText('Access configuration'),
    page.getByRole('button', { name: 'Try configuration' }),
    page.getByRole('combobox', { name: 'Environments' }),
  ],
  margin: 20,
  highlight: (page) => page.getByRole('button', { name: 'Try configuration' }),
});

/** Shows why a flag matched, in the playground's details. */
const playgroundDetails = (name: string, flag: string): Shot => ({
  name,
  path: QUERY,
  steps: async (page) => {
    await page.getByRole('row', { name: flag }).getByRole('button').last().click();
    await page.locator('.MuiPopover-paper').last().getByRole('button').last().click();
  },
  height: 560,
  show: (page) => [page.locator('.MuiPopover-paper').last()],
});

export const toolShots: readonly Shot[] = [
  playgroundForm('playground-query', QUERY),
  // This is the example in the guide for the first flag.
  playgroundForm('playground-first-flag', query('development', { userId: 'reader-1048' })),
  {
    name: 'playground-results',
    path: QUERY,
    width: 616,
    show: (page) => [page.getByRole('heading', { name: /Results/ }), page.getByRole('table')],
    margin: 12,
  },
  playgroundDetails('playground-details', 'checkout-express'),
  {
    ...playgroundDetails('playground-constraints', 'search-suggestions'),
    // This is the example in the guide for constraints.
    sql: `UPDATE feature_strategies
      SET title = NULL, parameters = parameters || '{"rollout": "100"}', constraints = '[
        {"contextName": "region", "operator": "IN", "values": ["NO", "SE"]},
        {"contextName": "plan", "operator": "IN", "values": ["plus"]}]'
      WHERE feature_name = 'search-suggestions' AND environment = 'production'`,
  },
  {
    name: 'export-flags',
    path: PROJECT,
    startWidth: LABELED,
    ...DIALOG,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Export all project flags' }).click();
      await dialogBox(page).getByRole('combobox').click();
      await page.getByRole('option', { name: 'production' }).click();
    },
    show: (page) => [dialogBox(page)],
    highlight: (page) => page.getByRole('button', { name: 'Export selection' }),
  },
  {
    name: 'import-flags',
    path: PROJECT,
    width: LABELED,
    narrow: { width: 670 },
    steps: (page) => page.getByTestId('IMPORT_BUTTON').click(),
    show: (page) => [
      page.getByText('Import options').locator('xpath=..'),
      page.getByText('JSON format: max 500 kB').locator('xpath=..'),
    ],
    margin: 16,
  },
  {
    name: 'import-validation',
    path: PROJECT,
    width: LABELED,
    narrow: { width: 670 },
    steps: async (page) => {
      await page.getByTestId('IMPORT_BUTTON').click();
      await page.getByText('Code editor').click();
      await page.getByLabel('Exported feature flags').fill(JSON.stringify(EXPORTED));
      await page.getByRole('button', { name: 'Validate' }).click();
      await page.getByText('weekdays').last().waitFor();
    },
    show: (page) => [
      page.getByText(/You are importing/).locator('xpath=..'),
      page.getByText('Conflict!').locator('xpath=ancestor::div[2]'),
    ],
    margin: 16,
  },
  {
    name: 'create-strategy-type',
    path: '/strategies/create',
    sql: `DELETE FROM strategies WHERE name = 'dailyWindow'`,
    steps: async (page) => {
      await page.getByLabel('Strategy name').fill('dailyWindow');
      await page.getByLabel('Strategy description').fill('On between two hours (UTC)');
      await page.getByRole('button', { name: 'Add parameter' }).click();
      await page.getByRole('textbox', { name: /^Parameter name 1\W*$/ }).fill('from');
      await page.getByRole('combobox').last().click();
      await page.getByRole('option', { name: 'number' }).click();
      await page.getByRole('checkbox').first().check();
    },
    show: (page) => [
      page.getByLabel('Strategy name'),
      page.getByRole('button', { name: 'Create strategy' }),
      page.getByRole('button', { name: 'Cancel' }),
    ],
    margin: 28,
    highlight: (page) => page.getByRole('button', { name: 'Add parameter' }),
  },
  {
    name: 'more-strategies',
    path: flagPage('search-suggestions'),
    steps: (page) =>
      environmentPanel(page, 'development')
        .getByRole('button', { name: 'More strategies', exact: true })
        .first()
        .click(),
    show: (page) => [page.locator('.MuiPopover-paper').last()],
    height: 420,
    highlight: (page) => page.getByRole('link', { name: /dailyWindow/ }),
  },
  {
    name: 'custom-strategy',
    path: `${flagPage('search-suggestions')}/strategies/create?environmentId=development&strategyName=dailyWindow`,
    width: 616,
    narrow: { width: 330 },
    steps: async (page) => {
      await page.getByLabel(/^from\b/).fill('9');
      await page.getByLabel(/^to\b/).fill('17');
    },
    show: (page) => [
      page.getByLabel(/^from\b/),
      page.getByLabel(/^to\b/),
      page.getByRole('button', { name: 'Save strategy' }),
      page.getByRole('button', { name: 'Cancel' }),
    ],
    margin: 32,
    highlight: (page) => page.getByRole('button', { name: 'Save strategy' }),
  },
  {
    name: 'strategy-types',
    path: '/strategies',
    ...LIST,
    show: (page) => [
      page.getByText('Custom strategies', { exact: true }),
      page.getByRole('button', { name: 'New custom strategy' }),
      page.getByRole('table').last(),
    ],
    margin: 16,
    narrow: {
      width: 464,
      show: (page) => [page.getByRole('table').last()],
      margin: { x: -16, y: 0 },
    },
  },
  {
    name: 'webhook',
    path: '/integrations/create/webhook',
    zoom: 1.14,
    width: 600,
    steps: async (page) => {
      await page.getByLabel('Webhook URL').fill('https://hooks.bookshop.example/unleash');
    },
    show: (page) => [
      page.getByText('Integration status').locator('xpath=..'),
      page.getByLabel('Webhook URL'),
      page.getByLabel(/Authorization/),
    ],
    margin: 36,
  },
  {
    name: 'integration-scope',
    path: '/integrations/edit/3',
    zoom: 1.14,
    width: 600,
    show: (page) => [
      page.getByText('Configuration', { exact: true }),
      page.getByText(/If no environments are selected/),
    ],
    margin: 28,
  },
  {
    name: 'slack-app',
    path: '/integrations/create/slack-app',
    zoom: 1.14,
    width: 600,
    steps: (page) => page.getByLabel('Channels').fill('bookshop-releases, bookshop-alerts'),
    show: (page) => [
      page.getByLabel('Access token'),
      page.getByLabel('Channels'),
      page.getByText(/comma-separated list/i),
    ],
    margin: 24,
  },
  {
    name: 'event-log',
    path: '/history',
    zoom: 0.93,
    width: 720,
    height: 560,
    narrow: { width: 480, height: 480 },
    show: (page) => [page.getByRole('heading', { name: /Event log/ }), ...eventCards(page)],
    margin: 16,
  },
  {
    name: 'applications',
    path: '/applications',
    ...LIST,
    show: (page) => [pageCard(page)],
  },
  {
    name: 'application',
    path: '/applications/bookshop-api',
    show: (page) => [
      page.getByRole('tablist'),
      page.getByText('Last seen').last(),
      page.getByText('Instances').last(),
    ],
    margin: 28,
  },
  {
    name: 'project-environments',
    path: `${PROJECT}/settings/environments`,
    width: 640,
    show: (page) => [page.getByRole('table')],
    narrow: { width: 357, steps: tightenTable },
    highlight: (page) => page.getByRole('row', { name: /^production/ }).locator('.MuiSwitch-root'),
  },
  {
    name: 'default-strategy',
    path: `${PROJECT}/settings/default-strategy`,
    height: 480,
    show: (page) => [
      page.getByRole('heading', { name: /Default strategy/i }).last(),
      page.locator('.MuiAccordion-root').last(),
    ],
    margin: 16,
  },
  {
    name: 'maintenance',
    path: '/admin/maintenance',
    ...LIST,
    show: (page) => [pageCard(page)],
    highlight: (page) => page.locator('.MuiSwitch-root'),
  },
  {
    name: 'cors',
    path: '/admin/cors',
    zoom: 1.17,
    width: 590,
    height: 420,
    steps: (page) =>
      page
        .getByRole('textbox')
        .last()
        .fill('https://bookshop.example\nhttps://checkout.bookshop.example'),
    show: (page) => [pageCard(page)],
    highlight: (page) => page.getByRole('button', { name: 'Save' }),
  },
];
