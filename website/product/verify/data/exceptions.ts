/**
 * Lists known differences between the server and the pages, and the reason for each. An entry is about an
 * operation, a sample, or a group of them. When a difference disappears, `npm run verify` reports its entry as an
 * error.
 */

export interface Exception {
  /** The id of an operation, or the file that contains a sample, such as `docs/quickstart.mdx`. */
  about: string;
  /** Part of the message about the difference. */
  contradiction: string;
  reason: string;
  /** Server versions that have this difference. Defaults to all of them. */
  versions?: readonly string[];
}

const UNDESCRIBED =
  "The server's own description omits it, but the operation's description names it.";

export const exceptions: readonly Exception[] = [
  {
    about: '*',
    contradiction: 'needs Enterprise to return',
    reason: 'The description names a cause that exists only in Enterprise.',
  },
  {
    about: '*',
    contradiction: 'returns 400 with a body (application/json), but none is documented',
    reason: UNDESCRIBED,
  },
  {
    about: 'changeMyPassword 401',
    contradiction: 'with a body (application/json), but none is documented',
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
    contradiction: "can't be made to return 404",
    reason: 'Happens only if a server setting disables the operation, as its description says.',
  })),
  {
    about: 'getApplication',
    contradiction: "doesn't match its schema: /strategies/0 must be string",
    reason: UNDESCRIBED,
  },
  ...[
    'docs/how-to/how-to-create-and-assign-custom-project-roles.mdx',
    'docs/how-to/how-to-create-and-assign-custom-root-roles.mdx',
  ].map((about) => ({
    about,
    contradiction: 'returns 200 with a body (application/json), but none is documented',
    reason: UNDESCRIBED,
  })),
  {
    about: 'docs/using-unleash/deploy/google-auth-hook.mdx',
    contradiction: 'returns 401',
    reason: 'The page shows this error.',
  },
  {
    about: 'docs/unleash-academy/foundational.mdx',
    contradiction: 'GET /api/client/features returns 403',
    reason: 'The page shows this error.',
  },
  {
    about: 'docs/unleash-academy/managing-unleash-for-devops.mdx',
    contradiction: 'POST /api/admin/projects/default/features returns 403',
    reason: 'The page shows this error.',
  },
  {
    about: 'docs/unleash-academy/managing-unleash-for-devops.mdx',
    contradiction: 'POST /api/admin/projects/default/features returns 503',
    reason: 'The page shows this error.',
  },
  {
    about: 'docs/using-unleash/compliance/compliance-overview.mdx',
    contradiction: 'starts other programs',
    reason: 'Writes files outside the folder that samples run in.',
  },
  {
    about: 'docs/using-unleash/compliance/compliance-overview.mdx',
    contradiction: 'sends nothing',
    reason: 'Writes files outside the folder that samples run in.',
  },
  {
    about: 'setCors',
    contradiction: 'returns 404',
    reason: 'Exists only with an experimental setting, as its description says.',
  },
  {
    about: 'getUserPermissions',
    contradiction: 'with a body (application/json), but none is documented',
    reason: UNDESCRIBED,
  },
  {
    about: 'deleteScimUsers',
    contradiction: 'returns 400',
    reason: 'Before 6.7, the server treated the path as a user id.',
    versions: ['6.6.0'],
  },
  {
    about: 'getFrontendApiFeaturesWithPost',
    contradiction: 'returns 405',
    reason: 'New in 6.7.',
    versions: ['6.6.0'],
  },
];
