/** Screenshots of flags, from creation to the archive. */
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';
import { formOfNewFlag, formOfRollout } from './forms.ts';
import {
  addStrategy,
  DIALOG,
  dialogBox,
  environmentPanel,
  eventCards,
  flagPage,
  keepColumns,
  LABELED,
  leaveField,
  openEnvironment,
  PROJECT,
  pageCard,
  pageForm,
  sidebarForm,
  squeeze,
} from './parts.ts';

const SUGGESTIONS = flagPage('search-suggestions');
const EXPRESS = flagPage('checkout-express');

export const flagShots: readonly Shot[] = [
  {
    name: 'project-flags',
    path: PROJECT,
    sql: `DELETE FROM features WHERE name = 'search-suggestions'; DELETE FROM feature_tag`,
    zoom: 0.93,
    width: LABELED,
    narrow: {
      width: LABELED,
      steps: (page) => openFlagList(page, 529),
      show: (page) => [
        page.getByRole('button', { name: 'New feature flag' }),
        page.getByText('One-page checkout'),
        page.getByText('Model behind'),
      ],
      margin: { x: 5, y: 16 },
    },
    steps: (page) => squeeze(page, 745),
    show: (page) => [page.getByRole('tablist'), page.getByRole('table')],
    highlight: (page) => page.getByRole('button', { name: 'New feature flag' }),
  },
  formOfNewFlag('create-flag', 'checkout-express', 'One-page checkout'),
  formOfNewFlag(
    'create-suggestions',
    'search-suggestions',
    'Suggest titles while the reader types',
  ),
  {
    name: 'flag-environments',
    path: SUGGESTIONS,
    show: (page) => [environmentPanel(page, 'development'), environmentPanel(page, 'production')],
    margin: 8,
    highlight: (page) =>
      environmentPanel(page, 'development')
        .getByRole('button', { name: 'Add strategy', exact: true })
        .first(),
  },
  formOfRollout('strategy-rollout', 25),
  {
    ...formOfRollout('half-rollout', 50),
    sql: `UPDATE feature_environments SET enabled = false
      WHERE feature_name = 'search-suggestions' AND environment = 'development'`,
  },
  {
    name: 'edit-strategy',
    path: EXPRESS,
    // When a flag is turned on for the first time, the strategy that's added has no title.
    sql: `UPDATE feature_strategies SET title = NULL
      WHERE feature_name = 'checkout-express' AND environment = 'development'`,
    steps: (page) => openEnvironment(page, 'development'),
    show: (page) => [environmentPanel(page, 'development')],
    height: 320,
    highlight: (page) => page.getByRole('link', { name: 'Edit strategy' }).first(),
  },
  {
    name: 'enable-flag',
    path: EXPRESS,
    width: LABELED,
    show: (page) => [
      page.getByRole('heading', { name: 'Enabled in environments' }),
      page.getByRole('button', { name: 'Hide environment "production"' }),
      page.getByRole('button', { name: 'Hide environment "development"' }),
    ],
    margin: 14,
    highlight: (page) =>
      page
        .locator('.MuiSwitch-root')
        .filter({ has: page.getByRole('checkbox', { name: 'development' }) }),
  },
  {
    name: 'switch-in-list',
    path: PROJECT,
    zoom: 0.93,
    width: LABELED,
    narrow: {
      width: LABELED,
      steps: (page) => openFlagList(page, 550),
      show: (page) => [
        page.getByRole('columnheader', { name: 'Name' }),
        page.getByRole('columnheader', { name: 'production' }),
        page.getByRole('cell', { name: /checkout-express/ }),
      ],
    },
    steps: (page) => squeeze(page, 720),
    sql: `DELETE FROM feature_tag`,
    show: (page) => [
      page.getByRole('row').first(),
      page.getByRole('row', { name: /checkout-express/ }),
    ],
    highlight: (page) =>
      page
        .getByRole('row', { name: /checkout-express/ })
        .locator('.MuiSwitch-root')
        .first(),
  },
  {
    name: 'confirm-production',
    path: PROJECT,
    startWidth: 720,
    ...DIALOG,
    steps: async (page) => {
      const row = page.getByRole('row', { name: /payments-kill-switch/ });
      await row.locator('.MuiSwitch-root').nth(1).click();
    },
    show: (page) => [dialogBox(page)],
    highlight: (page) => dialogBox(page).getByRole('button', { name: 'Enable Environment' }),
  },
  {
    name: 'flag-metrics',
    path: `${EXPRESS}/metrics`,
    canvasText: 12,
    steps: openMetrics,
    show: (page) => [page.locator('canvas').first()],
    margin: 8,
    narrow: { steps: openMetrics },
  },
  {
    name: 'flag-event-log',
    path: `${flagPage('gift-wrapping')}/logs`,
    zoom: 0.93,
    width: 720,
    show: (page) => [page.getByRole('tablist'), ...eventCards(page).slice(0, 1)],
    margin: { x: 32, y: 16 },
    narrow: { width: 462, margin: 0, show: (page) => eventCards(page).slice(0, 1) },
  },
  {
    name: 'edit-flag',
    path: `${flagPage('recommendations-model')}/edit`,
    show: (page) => [pageForm(page)],
    highlight: (page) => page.locator('.MuiSwitch-root'),
  },
  {
    name: 'stale-flag',
    path: SUGGESTIONS,
    ...DIALOG,
    steps: (page) => page.getByRole('button', { name: 'Toggle stale state' }).click(),
    show: (page) => [dialogBox(page)],
  },
  {
    name: 'archive-flag',
    path: SUGGESTIONS,
    ...DIALOG,
    steps: (page) => page.getByRole('button', { name: 'Archive feature flag' }).click(),
    show: (page) => [dialogBox(page)],
    highlight: (page) => page.getByRole('button', { name: 'Archive flag' }),
  },
  {
    name: 'archived-flags',
    path: '/archive',
    zoom: 0.93,
    width: 770,
    narrow: { width: 770, steps: (page) => keepColumns(page, ['Name', 'Actions']) },
    sql: `UPDATE features SET archived_at = date_trunc('hour', now()) - interval '2 days'
      WHERE name IN ('gift-wrapping', 'search-suggestions')`,
    show: (page) => [pageCard(page)],
    highlight: (page) => page.getByRole('button', { name: 'Revive feature flag' }).first(),
  },
  {
    name: 'add-tag',
    path: EXPRESS,
    ...DIALOG,
    width: 660,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add new tag' }).click();
      await page.getByRole('combobox', { name: 'Tag type' }).click();
      await page.getByRole('option', { name: 'team' }).click();
      await page.getByRole('combobox', { name: 'Select values' }).click();
      await page.getByRole('option', { name: 'search' }).click();
      await page.keyboard.press('Escape');
    },
    show: (page) => [dialogBox(page)],
    highlight: (page) => page.getByRole('button', { name: 'Save tags' }),
  },
  {
    name: 'create-tag-type',
    path: '/tag-types/create',
    steps: async (page) => {
      await page.getByRole('textbox').first().fill('release');
      await page.getByRole('textbox').nth(1).fill('Release that a flag belongs to');
    },
    show: (page) => [pageForm(page)],
    highlight: (page) => page.getByRole('button', { name: 'Create type' }),
  },
  {
    name: 'project-status',
    path: PROJECT,
    steps: (page) => page.getByRole('button', { name: 'Project status' }).click(),
    show: (page) => [
      page.getByRole('heading', { name: 'Project status' }),
      page.getByText('Health', { exact: true }),
      page.getByText('View unhealthy flags'),
      page.getByText('Add new segment').or(page.getByText('Add segments')).first(),
    ],
    margin: 24,
    narrow: { height: 540 },
  },
  {
    name: 'strategy-variants',
    path: flagPage('recommendations-model'),
    width: 636,
    steps: async (page) => {
      await addStrategy(page, 'development');
      await page.getByTestId('STRATEGY_VARIANTS_TAB').click();
      await page.getByRole('button', { name: 'Add variant' }).click();
      await page.getByLabel('Variant name').fill('popular');
      await page.getByRole('button', { name: 'Add variant' }).click();
      await page.getByLabel('Variant name').nth(1).fill('similar-readers');
    },
    show: (page) => [
      page.getByText('Variant name', { exact: true }).first(),
      page.getByText('Variant name', { exact: true }).nth(1),
      page.getByText('Variant weight').last(),
      page.getByRole('button', { name: 'Add variant' }),
    ],
    margin: { x: 56, y: 20 },
    height: 520,
    narrow: { width: 330, margin: 24 },
    highlight: (page) => page.getByRole('button', { name: 'Add variant' }),
  },
  {
    name: 'stickiness',
    path: SUGGESTIONS,
    width: 636,
    sql: `INSERT INTO context_fields (name, description, stickiness, sort_order)
      VALUES ('companyId', 'Company of the reader', true, 20)`,
    steps: async (page) => {
      await addStrategy(page, 'development');
      await sidebarForm(page).getByRole('combobox').click();
      await page.getByRole('listbox').waitFor();
    },
    show: (page) => [
      page.getByText('Rollout', { exact: true }),
      page.locator('.MuiSlider-root'),
      page.getByRole('listbox'),
    ],
    margin: 24,
    narrow: { width: 349, margin: { x: 4, y: 0 } },
    highlight: (page) => page.getByRole('option', { name: 'companyId' }),
  },
  {
    name: 'search-filter',
    path: '/search',
    zoom: 0.98,
    width: 680,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add Filter' }).click();
      await page.getByRole('menuitem', { name: 'Flag type' }).click();
      await page.locator('.MuiPopover-paper').getByText('Experiment').click();
      await page.keyboard.press('Escape');
      await leaveField(page);
    },
    show: (page) => [pageCard(page)],
  },
  {
    name: 'empty-project',
    path: PROJECT,
    zoom: 0.93,
    width: LABELED,
    narrow: { width: LABELED, steps: (page) => squeeze(page, 365) },
    steps: (page) => squeeze(page, 720),
    sql: `UPDATE features SET archived_at = created_at;
      DELETE FROM last_seen_at_metrics; DELETE FROM client_applications_usage`,
    show: (page) => [
      page.getByRole('tablist'),
      page.getByRole('button', { name: 'Create flag' }),
      page.getByRole('button', { name: 'Connect SDK' }),
    ],
    margin: 16,
    highlight: (page) => page.getByRole('button', { name: 'Create flag' }),
  },
];

/** Opens the flag list with only the columns that fit on a phone. */
async function openFlagList(page: Page, width: number): Promise<void> {
  const columns = ['name', 'environment:development', 'environment:production'];
  const query = columns.map((column) => `columns=${encodeURIComponent(column)}`).join('&');
  await page.goto(`${PROJECT}?${query}`, { waitUntil: 'networkidle' });
  await squeeze(page, width);
  // The search field shrinks, so that the label stays complete.
  await page
    .getByRole('button', { name: 'New feature flag' })
    .evaluate((button) => Object.assign(button.style, { flexShrink: '0' }));
}

/** Reopens the page, because a chart keeps the window width at which it was drawn. */
async function openMetrics(page: Page): Promise<void> {
  await page.goto(`${EXPRESS}/metrics`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'production' }).click();
  await page.locator('canvas').first().waitFor();
}
