/** For those who learn Unleash, keep old scripts alive, or work on Unleash itself. */
import type { AreaQueries } from './quality.ts';

const legacy = (page: string) => `/reference/api/legacy/unleash/${page}`;
const legacyIndex = '/reference/api/legacy/unleash';

export const learningQueries: AreaQueries = {
  questions: [
    ['why does /api/admin/features return 404', legacy('admin/features')],
    [
      'what replaced the state export endpoint',
      legacy('admin/state'),
      '/how-to/how-to-import-export',
    ],
    ['which api endpoints were removed in version 5', legacyIndex],
    ['can I log in to the api with username and password', legacy('basic-auth')],
    ['how to restore an archived flag by api', legacy('admin/archive')],
    ['does the health check test the database', legacy('internal/health')],
  ],
  words: [
    ['prometheus scrape config', legacy('internal/prometheus')],
    ['grafana annotation flag change', legacy('internal/prometheus')],
    ['kubernetes liveness probe', legacy('internal/health')],
    ['seen-toggles 410', legacy('admin/metrics')],
    ['create user by api', legacy('admin/user-admin'), '/reference/api/unleash/create-user'],
    ['bulk tag flags api', legacy('admin/tags'), '/reference/api/unleash/add-tag-to-features'],
  ],
  typos: [
    ['prometeus', legacy('internal/prometheus')],
    ['basic athentication', legacy('basic-auth')],
  ],
};
