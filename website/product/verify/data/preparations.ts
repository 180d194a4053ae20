/**
 * What requests need in addition to the running example: statements to run on fresh data, keyed by operation id.
 * `{path.name}` stands for a path parameter, and `{body.name}` for a property of the body (`NULL` if it's missing).
 */

const withoutFlag = (name: string) =>
  `DELETE FROM feature_strategy_segment WHERE feature_strategy_id IN (SELECT id FROM feature_strategies WHERE feature_name = ${name});
   DELETE FROM features WHERE name = ${name};`;

const archived = (names: string) =>
  `UPDATE features SET archived_at = now() WHERE name IN (${names});`;

const flagVariants = `UPDATE feature_environments SET variants =
  '[{"name": "similar-readers", "weight": 1000, "weightType": "variable", "stickiness": "default"}]'
  WHERE feature_name = {path.featureName};`;

const dependency =
  "INSERT INTO dependent_features (parent, child, enabled) VALUES ('checkout-express', {path.child}, true);";

/** Gives the id in the path to the flag's first strategy in the environment. */
const strategyId = `SET session_replication_role = replica;
  UPDATE feature_strategies SET id = 'other-' || id WHERE id = {path.strategyId}
    AND (feature_name <> {path.featureName} OR environment <> {path.environment});
  UPDATE feature_strategies SET id = {path.strategyId} WHERE id = (
    SELECT id FROM feature_strategies WHERE feature_name = {path.featureName}
      AND environment = {path.environment} ORDER BY sort_order, id LIMIT 1)
    AND NOT EXISTS (SELECT 1 FROM feature_strategies WHERE id = {path.strategyId});
  RESET session_replication_role;`;

const flagOfProject =
  'UPDATE features SET project = {path.projectId} WHERE name = {path.featureName};';
const addonNumber = 'UPDATE addons SET id = {path.id}::integer;';

const withoutUser = 'DELETE FROM users WHERE email = {body.email};';

const resetToken = `INSERT INTO reset_tokens (reset_token, user_id, expires_at, created_by)
  SELECT 'example-reset-secret', id, now() + interval '1 day', 'kofi@example.com' FROM users WHERE name = 'Mei';`;

const withoutContextField = 'DELETE FROM context_fields WHERE name = {body.name};';
const withoutSegment = 'DELETE FROM segments WHERE name = {body.name};';
const withoutTagType = 'DELETE FROM tag_types WHERE name = {body.name};';
const deprecated = 'UPDATE strategies SET deprecated = true WHERE name = {path.strategyName};';

export const preparations: Readonly<Record<string, string>> = {
  addEnvironmentToProject: `DELETE FROM feature_environments WHERE environment = {body.environment};
    DELETE FROM project_environments WHERE environment_name = {body.environment};`,
  addPublicSignupTokenUser: withoutUser,
  archiveFeature: flagOfProject,
  changePassword: resetToken,
  cloneFeature: `${withoutFlag('{body.name}')}
    INSERT INTO dependent_features (parent, child, enabled)
    VALUES ('payments-kill-switch', {path.featureName}, true);`,
  createContextField: withoutContextField,
  createFeature: withoutFlag('{body.name}'),
  createPat: 'DELETE FROM personal_access_tokens WHERE description = {body.description};',
  createSegment: withoutSegment,
  createStrategy: 'DELETE FROM strategies WHERE name = {body.name};',
  createTag: 'DELETE FROM tags WHERE type = {body.type} AND value = {body.value};',
  createTagType: withoutTagType,
  createUser: withoutUser,
  deleteAddon: addonNumber,
  deleteFeature: archived('{path.featureName}'),
  deleteFeatureDependencies: dependency,
  deleteFeatureDependency: dependency,
  deleteFeatures: archived('{body.features}'),
  deleteFeatureStrategy: strategyId,
  deleteInactiveUsers: `INSERT INTO users (id, name, email)
    SELECT id, 'Reader ' || id, 'reader-' || id || '@example.com' FROM unnest(ARRAY[{body.ids}]::integer[]) AS id;`,
  getAddon: addonNumber,
  getFeatureStrategy: strategyId,
  overwriteEnvironmentFeatureVariants: flagVariants,
  overwriteFeatureVariants: flagVariants,
  overwriteFeatureVariantsOnEnvironments: flagVariants,
  patchEnvironmentsFeatureVariants: flagVariants,
  patchFeature: flagOfProject,
  patchFeatureStrategy: strategyId,
  patchFeatureVariants: flagVariants,
  reactivateStrategy: deprecated,
  removeSegment: 'DELETE FROM feature_strategy_segment WHERE segment_id = {path.id};',
  reviveFeature: archived('{path.featureName}'),
  reviveFeatures: archived('{body.features}'),
  toggleEnvironmentOn: 'UPDATE environments SET enabled = false WHERE name = {path.name};',
  toggleFeatureEnvironmentOn:
    'UPDATE feature_environments SET enabled = false WHERE feature_name = {path.featureName};',
  bulkToggleFeaturesEnvironmentOn:
    'UPDATE feature_environments SET enabled = false WHERE feature_name IN ({body.features});',
  uncomplete: `INSERT INTO feature_lifecycles (feature, stage, status)
    VALUES ({path.featureName}, 'completed', 'kept');`,
  updateAddon: addonNumber,
  updateFeature: flagOfProject,
  updateFeatureStrategy: strategyId,
  updateUser: `UPDATE users SET email = 'former-' || email WHERE email = {body.email} AND id <> {path.id}::integer;
    INSERT INTO roles (id, name, type) SELECT {body.rootRole}::integer, 'Token manager', 'root-custom'
    WHERE {body.rootRole} IS NOT NULL ON CONFLICT DO NOTHING;`,
  validate: withoutContextField,
  validateFeature: withoutFlag('{body.name}'),
  validateSegment: withoutSegment,
  validateTagType: withoutTagType,
  validateToken: resetToken,
};

/** Operations that don't change anything, although their method isn't `GET`. */
export const reads: ReadonlySet<string> = new Set([
  'exportFeatures',
  'getAdvancedPlayground',
  'getPlayground',
  'getValidTokens',
  'validateConstraint',
  'validatePassword',
  'validateUserPassword',
]);

/** Requests to send after an operation if the server remembers something that restoring the data doesn't undo. */
export const undo: Readonly<Record<string, { path: string; body: object }>> = {
  toggleMaintenance: { path: '/api/admin/maintenance', body: { enabled: false } },
};
