/**
 * How to cause errors that take more than one change to the example request, keyed by operation and status. Each
 * entry has statements to run first (as in `preparations.ts`) and values that replace those of the example.
 */

import { tokens } from '../../example/tokens.ts';

export interface HelpedProvocation {
  statements?: string;
  /** Replaces the example's path. */
  path?: string;
  /** Replaces the example's token. */
  token?: string;
  /** Replaces the example's query. */
  query?: string;
  /** Replaces properties of the example's body. */
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
  // With any other token, the server looks up the segment too early and never responds.
  'removeSegment 404': { token: tokens.admin, path: '/api/admin/segments/999999' },
  'toggleFeatureEnvironmentOff 400': { statements: archived },
  'toggleFeatureEnvironmentOn 400': { statements: archived },
  'updateSegment 409': { body: { name: 'plus-members' } },
};
