/** Screenshots of constraints, segments, and context fields. */
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';
import {
  addStrategy,
  autocomplete,
  CONSTRAINT,
  chooseValues,
  constraintForm,
  flagPage,
  keepColumns,
  LIST,
  leaveField,
  pageCard,
  pageForm,
  startConstraint,
} from './parts.ts';

const SUGGESTIONS = flagPage('search-suggestions');

async function openTargeting(page: Page): Promise<void> {
  await addStrategy(page, 'production');
  await page.getByTestId('STRATEGY_TARGETING_TAB').click();
}

async function constrainRegion(page: Page): Promise<void> {
  await openTargeting(page);
  await startConstraint(page, 'region');
  await chooseValues(page, ['NO', 'SE']);
}

async function fillNewSegment(page: Page): Promise<void> {
  await page.getByLabel('Segment name').fill('swedish-readers');
  await page.getByLabel('Description').fill('Readers who shop from Sweden');
}

export const targetingShots: readonly Shot[] = [
  {
    name: 'targeting',
    path: SUGGESTIONS,
    width: 636,
    steps: openTargeting,
    show: (page) => [
      page.getByRole('tab', { name: 'General' }),
      page.getByText(/^Segmentation and constraints/),
      page.getByRole('button', { name: 'Add constraint' }),
    ],
    margin: { x: 24, y: 8 },
    narrow: { width: 350, margin: { x: 10, y: 8 } },
    highlight: (page) => page.getByRole('button', { name: 'Add constraint' }),
  },
  {
    name: 'constraint-values',
    path: SUGGESTIONS,
    ...CONSTRAINT,
    steps: constrainRegion,
    show: (page) => [constraintForm(page)],
    highlight: (page) => page.getByRole('button', { name: 'Done' }),
  },
  {
    name: 'constraints',
    path: SUGGESTIONS,
    width: 636,
    steps: async (page) => {
      await constrainRegion(page);
      await page.getByRole('button', { name: 'Done' }).click();
      await startConstraint(page, 'plan');
      await chooseValues(page, ['plus']);
      await page.getByRole('button', { name: 'Done' }).click();
    },
    show: (page) => [
      page.getByText('Constraints', { exact: true }).last(),
      page.getByRole('button', { name: 'Add constraint' }),
      page.getByRole('button', { name: 'Save strategy' }),
      page.getByRole('button', { name: 'Cancel' }),
    ],
    margin: { x: 24, y: 8 },
    narrow: { width: 350, margin: { x: 10, y: 8 } },
    highlight: (page) => page.getByRole('button', { name: 'Save strategy' }),
  },
  {
    name: 'constraint-test-users',
    path: SUGGESTIONS,
    ...CONSTRAINT,
    steps: async (page) => {
      await openTargeting(page);
      await startConstraint(page, 'userId');
      await page.getByLabel('Values').fill('reader-1042, reader-7, reader-88');
      await page.getByRole('button', { name: 'Add values' }).click();
    },
    show: (page) => [constraintForm(page)],
    highlight: (page) => page.getByRole('button', { name: 'Add values' }),
  },
  {
    name: 'constraint-date',
    path: SUGGESTIONS,
    width: 636,
    narrow: { width: 330 },
    steps: async (page) => {
      await openTargeting(page);
      await startConstraint(page, 'currentTime', 'DATE_AFTER');
      await page.locator('input[type="datetime-local"]').fill('2030-03-01T08:00');
      await page.keyboard.press('Tab');
      await leaveField(page);
    },
    show: (page) => [constraintForm(page)],
  },
  {
    name: 'strategy-segment',
    path: SUGGESTIONS,
    width: 636,
    steps: async (page) => {
      await openTargeting(page);
      await page.getByRole('combobox', { name: 'Select segments' }).click();
      await page.getByRole('option', { name: 'beta-readers' }).click();
    },
    show: (page) => [
      page.getByText('Segments', { exact: true }).last(),
      page.getByRole('button', { name: 'Add constraint' }),
      autocomplete(page.getByRole('combobox', { name: 'Select segments' })),
    ],
    margin: 24,
    narrow: { width: 350, margin: { x: 10, y: 24 } },
    highlight: (page) => autocomplete(page.getByRole('combobox', { name: 'Select segments' })),
  },
  {
    name: 'create-segment',
    path: '/segments/create',
    steps: fillNewSegment,
    show: (page) => [pageForm(page)],
    highlight: (page) => page.getByRole('button', { name: 'Next' }),
  },
  {
    name: 'segment-constraints',
    path: '/segments/create',
    narrow: { height: 640 },
    steps: async (page) => {
      await fillNewSegment(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByPlaceholder('Select a context').click();
      await page.getByRole('option', { name: 'region' }).click();
      await page.getByText('SE', { exact: true }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await leaveField(page);
    },
    show: (page) => [pageForm(page)],
    highlight: (page) => autocomplete(page.getByPlaceholder('Select a context')),
  },
  {
    name: 'segments',
    path: '/segments',
    ...LIST,
    show: (page) => [pageCard(page)],
    highlight: (page) => page.getByRole('button', { name: 'New segment' }),
  },
  {
    name: 'create-context-field',
    path: '/context/create',
    sql: `DELETE FROM context_fields WHERE name = 'plan';
      UPDATE feature_strategies SET constraints = '[]'`,
    steps: async (page) => {
      await page.getByLabel('Context name').fill('plan');
      await page.getByLabel('Context description').fill('Membership type');
      for (const value of ['free', 'plus']) {
        await page.getByLabel('Legal value').fill(value);
        await page.getByRole('button', { name: 'Add', exact: true }).click();
      }
    },
    show: (page) => [pageForm(page)],
    highlight: (page) => page.getByRole('button', { name: 'Create context' }),
  },
  {
    name: 'context-fields',
    path: '/context',
    ...LIST,
    narrow: { width: 720, steps: (page) => keepColumns(page, ['Name', 'Actions']) },
    show: (page) => [pageCard(page)],
    highlight: (page) => page.getByRole('button', { name: 'New context field' }),
  },
];
