/** Forms that appear in several screenshots, filled in as the pages say. */
import type { Shot } from '../shot.ts';
import { addStrategy, flagPage, LABELED, PROJECT, SIDEBAR } from './parts.ts';

/** Shows the form as it looks before the project has the flag. */
export function formOfNewFlag(name: string, flag: string, description: string): Shot {
  return {
    name,
    path: PROJECT,
    sql: `DELETE FROM features WHERE name = '${flag}'`,
    startWidth: LABELED,
    zoom: 1.085,
    narrow: { width: 456, height: 900, margin: { x: -40, y: 0 } },
    steps: async (page) => {
      await page.getByRole('button', { name: 'New feature flag' }).click();
      await page.getByLabel('feature flag name').fill(flag);
      await page.getByLabel('Description').fill(description);
    },
    show: (page) => [page.getByRole('dialog').locator('form')],
    highlight: (page) => page.getByRole('button', { name: 'Create feature flag' }),
  };
}

/** Shows the form for a gradual rollout to this percentage. */
export function formOfRollout(name: string, percentage: number): Shot {
  return {
    name,
    path: flagPage('search-suggestions'),
    ...SIDEBAR,
    steps: async (page) => {
      await addStrategy(page, 'development');
      await page.getByRole('slider').fill(String(percentage));
    },
    show: (page) => [
      page.getByText('Rollout', { exact: true }),
      page.getByRole('slider'),
      page.getByLabel('groupId'),
      page.getByRole('button', { name: 'Save strategy' }),
      page.getByRole('button', { name: 'Cancel' }),
    ],
    margin: 24,
    narrow: { width: 330 },
  };
}
