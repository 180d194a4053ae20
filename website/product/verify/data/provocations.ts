/**
 * Errors that need more than the example with one thing wrong, by operation and status: statements that
 * run first (as in `preparations.ts`), and what the request has instead of the example's.
 */

import { tokens } from '../../example/tokens.ts';

export interface HelpedProvocation {
  statements?: string;
  /** In place of the example's path. */
  path?: string;
  /** In place of the example's token. */
  token?: string;
  /** In place of the example's query. */
  query?: string;
  /** Properties in place of those of the example's body. */
  body?: Readonly<Record<string, unknown>>;
}

const archived = 'UPDATE features SET archived_at = now() WHERE name = {path.featureName};';

export const helpedProvocations: Readonly<Record<string, HelpedProvocation>> = {
  'deleteProjectApiToken 400': {
    statements:
      "INSERT INTO api_token_project (secret, project) VALUES ({path.token}, 'warehouse');",
  },
  'getUserRoles 400': { query: '' },
  'getFeatures 400': { query: '?tag=without-colon' },
  'getApplicationOverview 404': { statements: 'DELETE FROM client_applications;' },
  'importToggles 404': {
    statements: `DELETE FROM feature_strategy_segment; DELETE FROM features;`,
    body: { project: 'unknown' },
  },
  'importToggles 409': {
    statements: 'DELETE FROM feature_strategy_segment; DELETE FROM features;',
    body: {
      data: {
        features: ['new-flag', 'new-flag'].map((name) => ({ name, type: 'release' })),
        featureStrategies: [],
        featureEnvironments: [],
        featureTags: [],
        contextFields: [],
        segments: [],
        tagTypes: [],
      },
    },
  },
  // With other tokens the server looks the segment up too early, and does not answer at all.
  'removeSegment 404': { token: tokens.admin, path: '/api/admin/segments/999999' },
  'toggleFeatureEnvironmentOff 400': { statements: archived },
  'toggleFeatureEnvironmentOn 400': { statements: archived },
  'updateSegment 409': { body: { name: 'plus-members' } },
};
