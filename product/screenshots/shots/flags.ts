/** Pictures of creating and changing flags. */
import type { Shot } from '../shot.ts';
import { sidebarForm } from './parts.ts';

const PROJECT = '/projects/default';
const SUGGESTIONS = `${PROJECT}/features/search-suggestions`;

export const flagShots: readonly Shot[] = [
  {
    name: 'project-flags',
    path: PROJECT,
    width: 1000,
    show: (page) => [page.getByRole('tablist'), page.getByRole('table')],
    highlight: (page) => page.getByRole('button', { name: 'New feature flag' }),
  },
  {
    name: 'create-flag',
    path: PROJECT,
    width: 1000,
    steps: async (page) => {
      await page.getByRole('button', { name: 'New feature flag' }).click();
      await page.getByLabel('feature flag name').fill('gift-cards');
      await page.getByLabel('Description').fill('Sell gift cards in the shop');
    },
    show: (page) => [page.getByRole('dialog').locator('form')],
    highlight: (page) => page.getByRole('button', { name: 'Create feature flag' }),
  },
  {
    name: 'strategy-rollout',
    path: SUGGESTIONS,
    width: 1000,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add strategy', exact: true }).first().click();
      await page.getByRole('slider').fill('25');
    },
    show: (page) => [sidebarForm(page)],
    highlight: (page) => page.locator('.MuiSlider-root'),
  },
];
