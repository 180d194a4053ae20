/** Queries from readers who learn Unleash, maintain old scripts, or work on Unleash itself. */
import type { AreaQueries } from './quality.ts';

const legacy = (page: string) => `/reference/api/legacy/unleash/${page}`;
const legacyIndex = '/reference/api/legacy/unleash';
const decision = (page: string) => `/contributing/ADRs/${page}`;

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
    [
      'is there a course for beginners',
      '/unleash-academy/foundational',
      '/unleash-academy/introduction',
    ],
    [
      'training for administrators',
      '/unleash-academy/managing-unleash-for-devops',
      '/unleash-academy/introduction',
    ],
    ['can a migration rename a column', decision('back-end/breaking-db-changes')],
    ['what happens to fields I leave out of a put', decision('back-end/POST-PUT-api-payload')],
    ['where do I put a new react component', decision('front-end/preferred-folder-structure')],
    ['should I use sx or styled', decision('front-end/preferred-styling-method')],
  ],
  words: [
    ['prometheus scrape config', legacy('internal/prometheus')],
    ['grafana annotation flag change', legacy('internal/prometheus')],
    ['kubernetes liveness probe', legacy('internal/health')],
    ['seen-toggles 410', legacy('admin/metrics')],
    ['create user by api', legacy('admin/user-admin'), '/reference/api/unleash/create-user'],
    ['bulk tag flags api', legacy('admin/tags'), '/reference/api/unleash/add-tag-to-features'],
    ['architecture decision records', '/contributing/ADRs'],
    [
      'developer course exercises',
      '/unleash-academy/advanced-for-devs',
      '/unleash-academy/introduction',
    ],
    [
      'quiz with answers',
      '/unleash-academy/foundational',
      '/unleash-academy/introduction',
      '/unleash-academy/advanced-for-devs',
    ],
    [
      'named or default export',
      decision('back-end/preferred-export'),
      decision('front-end/preferred-export'),
    ],
    ['expand contract migration', decision('back-end/breaking-db-changes')],
    ['orval generated types', decision('front-end/sdk-generator')],
    ['ambiguous column join', decision('back-end/specificity-db-columns')],
    ['swr getter hook', decision('front-end/preferred-data-fetching-method')],
  ],
  identifiers: [
    ['ConditionallyRender', decision('front-end/jsx-conditionals')],
    ['GlobalFrontendApiCache', decision('back-end/frontend-api-design')],
    ['useAPI', decision('front-end/preferred-data-mutation-method')],
  ],
  typos: [
    ['prometeus', legacy('internal/prometheus')],
    ['basic athentication', legacy('basic-auth')],
    ['architectural desicion records', '/contributing/ADRs'],
  ],
};
