/**
 * Queries for an operation. There are queries for every operation's id, slug, and method and path. `PHRASES` has
 * other terms that people use.
 */
import type { NamedOperation } from './operations.ts';
import type { GoldenQuery, GoldenSet } from './quality.ts';

const api = (slug: string) => `/reference/api/unleash/${slug}`;

/** Words, misspelled identifiers, and URLs as they appear in logs. */
export const PHRASES: GoldenSet = [
  ['createFeture', api('create-feature')],
  ['creatFeature', api('create-feature')],
  ['toggleFeatureEnviromentOn', api('toggle-feature-environment-on')],
  ['updateSegmnt', api('update-segment')],
  ['serachUsers', api('search-users')],
  ['getProjectOverveiw', api('get-project-overview')],
  ['validatPassword', api('validate-password')],
  ['createApiTokn', api('create-api-token')],
  ['updateChangeRequstState', api('update-change-request-state')],
  ['addFeatureStratgy', api('add-feature-strategy')],
  ['toggle feature environment on', api('toggle-feature-environment-on')],
  ['search users', api('search-users')],
  ['register client metrics', api('register-client-metrics')],
  ['update change request state', api('update-change-request-state')],
  ['set strategy sort order', api('set-strategy-sort-order')],
  ['get login history', api('get-login-history')],
  ['export features', api('export-features')],
  ['list flags api', api('get-features'), api('search-features')],
  ['/api/client/features', api('get-all-client-features')],
  ['GET /api/client/features/my-flag', api('get-client-feature')],
  ['/api/client/metrics', api('register-client-metrics')],
  ['PUT /api/admin/segments/:id', api('update-segment')],
  ['DELETE /api/admin/segments/<id>', api('remove-segment')],
  [
    'https://unleash.example.com/api/admin/projects/default/features',
    api('create-feature'),
    api('get-features'),
  ],
  ['api/admin/user-admin/search', api('search-users')],
  ['admin/api-tokens', api('get-all-api-tokens'), api('create-api-token')],
  ['/health', api('get-health')],
];

/** URLs for which a particular page must come first. Paths are as in a manual or log. */
export const ADDRESSES: GoldenSet = [
  ['GET /api/admin/projects/{projectId}/features', api('get-features')],
  ['POST /api/admin/projects/{projectId}/features', api('create-feature')],
  ['GET /api/admin/projects/bookshop/features', api('get-features')],
  ['post /api/admin/projects/:projectId/features', api('create-feature')],
  ['/api/admin/projects/{projectId}/features', api('get-features'), api('create-feature')],
  ['/api/admin/projects/bookshop/features', api('get-features'), api('create-feature')],
  ['PUT /api/admin/api-tokens/<token>', api('update-api-token')],
  ['/api/admin/api-tokens/{token}', api('update-api-token'), api('delete-api-token')],
  ['GET /api/admin/features', '/reference/api/legacy/unleash/admin/features'],
  ['/api/admin/features', '/reference/api/legacy/unleash/admin/features'],
  ['GET /api/admin/state', '/reference/api/legacy/unleash/admin/state'],
  ['GET /api/admin/projects', api('get-projects')],
];

/** Returns operation ids as written, as slugs, and as lowercase words. */
export function operationIdQueries(operations: readonly NamedOperation[]): GoldenSet {
  return operations.flatMap(({ operationId, page }): GoldenQuery[] => [
    [operationId, page],
    [operationId.toLowerCase(), page],
    [page.slice(page.lastIndexOf('/') + 1), page],
  ]);
}

/** Returns methods with their paths. For a path alone, any operation with that path is correct. */
export function pathQueries(operations: readonly NamedOperation[]): GoldenSet {
  return operations.flatMap(({ method, path, page }): GoldenQuery[] => {
    const same = operations.filter((each) => each.path === path).map((each) => each.page);
    return [
      [`${method} ${path}`, page],
      [path, ...same],
      [`${method.toLowerCase()} ${path.replace(/\{\w+\}/g, '123')}`, page],
    ];
  });
}
