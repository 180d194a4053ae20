/**
 * Where the server and the pages differ for a reason, by operation, sample or group of either. An entry
 * that no longer applies is reported: it has to go.
 */

export interface Exception {
  /** Id of an operation, or place of a sample without the line: `docs/quickstart.mdx`. */
  about: string;
  /** Part of the contradiction that is excused. */
  contradiction: string;
  reason: string;
  /** The versions of the server that differ; all of them when left out. */
  versions?: readonly string[];
}

const UNDESCRIBED =
  "The server's own description leaves it out; the words of the operation name it.";

export const exceptions: readonly Exception[] = [
  {
    about: '*',
    contradiction: 'needs Enterprise to answer',
    reason: 'The words name a cause that only Enterprise has.',
  },
  {
    about: '*',
    contradiction: 'answers 400 with a body (application/json), and none is documented',
    reason: UNDESCRIBED,
  },
  {
    about: 'changeMyPassword 401',
    contradiction: 'with a body (application/json), and none is documented',
    reason: UNDESCRIBED,
  },
  ...[
    'setUiConfig 404',
    'getPats 404',
    'createPat 404',
    'getFrontendFeatures 404',
    'getFrontendApiFeaturesWithPost 404',
    'registerFrontendMetrics 404',
    'registerFrontendClient 404',
  ].map((about) => ({
    about,
    contradiction: 'cannot be made to answer 404',
    reason: 'Only where a setting of the server switches the operation off, as the words say.',
  })),
  {
    about: 'getApplication',
    contradiction: 'does not fit: /strategies/0 must be string',
    reason: UNDESCRIBED,
  },
  ...[
    'docs/how-to/how-to-create-and-assign-custom-project-roles.mdx',
    'docs/how-to/how-to-create-and-assign-custom-root-roles.mdx',
  ].map((about) => ({
    about,
    contradiction: 'answers 200 with a body (application/json), and none is documented',
    reason: UNDESCRIBED,
  })),
  {
    about: 'docs/using-unleash/deploy/google-auth-hook.mdx',
    contradiction: 'answers 401',
    reason: 'The page shows the refusal.',
  },
  {
    about: 'docs/unleash-academy/foundational.mdx',
    contradiction: 'GET /api/client/features answers 403',
    reason: 'The page shows the refusal.',
  },
  {
    about: 'docs/unleash-academy/managing-unleash-for-devops.mdx',
    contradiction: 'POST /api/admin/projects/default/features answers 403',
    reason: 'The page shows the refusal.',
  },
  {
    about: 'docs/unleash-academy/managing-unleash-for-devops.mdx',
    contradiction: 'POST /api/admin/projects/default/features answers 503',
    reason: 'The page shows the refusal.',
  },
  {
    about: 'docs/using-unleash/compliance/compliance-overview.mdx',
    contradiction: 'starts other programs',
    reason: 'Writes files outside of the folder that samples run in.',
  },
  {
    about: 'docs/using-unleash/compliance/compliance-overview.mdx',
    contradiction: 'sends nothing',
    reason: 'Writes files outside of the folder that samples run in.',
  },
  {
    about: 'setCors',
    contradiction: 'answers 404',
    reason: 'Exists only with an experimental setting, as the words say.',
  },
  {
    about: 'getUserPermissions',
    contradiction: 'with a body (application/json), and none is documented',
    reason: UNDESCRIBED,
  },
  {
    about: 'deleteScimUsers',
    contradiction: 'answers 400',
    reason: 'Before 6.7, the address was taken for that of a user.',
    versions: ['6.6.0'],
  },
  {
    about: 'getFrontendApiFeaturesWithPost',
    contradiction: 'answers 405',
    reason: 'Since 6.7.',
    versions: ['6.6.0'],
  },
];
