/** Queries about flags: rollouts, targeting, variants, tokens, projects, and environments. */
import type { AreaQueries, GoldenSet } from './quality.ts';

const admin = '/how-to/how-to-use-the-admin-api';
const anatomy = '/understanding-unleash/the-anatomy-of-unleash';
const constraints = '/reference/strategy-constraints';
const context = '/reference/unleash-context';
const createFlag = '/how-to-create-feature-flag';
const environments = '/reference/environments';
const flags = '/reference/feature-toggles';
const flagVariants = '/reference/feature-toggle-variants';
const howToConstraints = '/how-to/how-to-add-strategy-constraints';
const howToTokens = '/how-to/how-to-create-api-tokens';
const overview = '/understanding-unleash/unleash-overview';
const projects = '/reference/projects';
const quickstart = '/quickstart';
const reactTutorial = '/feature-flag-tutorials/react';
const segments = '/reference/segments';
const stickiness = '/reference/stickiness';
const strategies = '/reference/activation-strategies';
const tokens = '/reference/api-tokens-and-client-keys';
const variants = '/reference/strategy-variants';
const welcome = '/';
const whatIs = '/what-is-a-feature-flag';
const academy = '/unleash-academy/introduction';
const availability = '/availability';
const settings = '/using-unleash/deploy/configuring-unleash';
const databaseSetup = '/using-unleash/deploy/database-setup';
const selfHosting = '/using-unleash/deploy/getting-started';
const limits = '/reference/resource-limits';
const projectTokens = '/how-to/how-to-create-project-api-tokens';
const rbac = '/reference/rbac';
const impressions = '/reference/impression-data';
const captureImpressions = '/how-to/how-to-capture-impression-data';
const customFields = '/how-to/how-to-define-custom-context-fields';

/**
 * Returns the page of an operation. If the query is the operation's name, this page is as good a result as a guide.
 */
const api = (slug: string) => `/reference/api/unleash/${slug}`;

/** One letter is wrong, missing, or extra, or two are swapped. */
const typos: GoldenSet = [
  ['quikstart', quickstart],
  ['qiuckstart', quickstart],
  ['unlaesh documentation', welcome],
  ['what is a feature falg', whatIs],
  ['add stratgy constraints', howToConstraints],
  ['create api tokns', howToTokens],
  ['api tokens and cleint keys', tokens],
  ['enviroments', environments],
  ['envrionments', environments],
  ['flag varients', flagVariants, variants],
  ['feature flgs', flags],
  ['proejcts', projects],
  ['segemnts', segments],
  ['stikiness', stickiness],
  ['anatomy of unlesh', anatomy],
  ['unleash overvew', overview],
  ['gradual rolout', strategies],
  ['kill swicth', flags, whatIs],
];

/** Words, parts of words, and parts of pages. */
const words: GoldenSet = [
  ['rollout', strategies],
  ['seg', segments],
  ['enviro', environments],
  ['stick', stickiness],
  ['quick', quickstart],
  ['acad', academy],
  ['constr', constraints, howToConstraints],
  ['strategy vari', variants],
  ['api tok', tokens, howToTokens],
  ['gradual rollout', strategies],
  ['rename flag', flags],
  ['max number of flags', limits],
  ['legal values', context],
  ['custom context fields', context, customFields],
  ['default strategy', projects],
  ['clone environment', environments],
  ['naming pattern', flags],
  ['flag lifecycle', flags],
  ['segment limits', segments],
  ['disabled variant', variants, flagVariants],
  ['revoke token', howToTokens, tokens],
  ['group id', stickiness],
  ['release stages', availability],
  ['docker compose', quickstart, selfHosting],
  ['certification', academy],
  ['parent flag', flags],
  ['feature flag types', flags],
  ['archive', flags, projects],
  ['experiments', variants, '/feature-flag-tutorials/use-cases/a-b-testing'],
];

/** Identifiers, variables, headers, operators, errors, and paths as written in code. */
const identifiers: GoldenSet = [
  ['AppName', context],
  ['DATABASE_SSL', settings, databaseSetup],
  ['database_ssl', settings, databaseSetup],
  ['DATABSE_SSL', settings, databaseSetup],
  ['ENABLED_ENVIRONMENTS', environments, settings],
  ['UNLEASH_SEGMENTS_LIMIT', segments, settings, limits],
  ['UNLEASH_API_TOKENS_LIMIT', tokens, settings, limits, projectTokens],
  ['INIT_ADMIN_API_TOKENS', tokens, settings],
  ['INIT_CLIENT_API_TOKENS', tokens, quickstart, settings],
  ['STR_STARTS_WITH', constraints],
  ['str starts with', constraints],
  ['SEMVER_GT', constraints],
  ['IN', constraints],
  ['IN operator', constraints],
  ['NOT IN', constraints],
  ['NOT_IN', constraints],
  ['NUM_GTE', constraints],
  ['DATE_AFTER', constraints],
  ['flexibleRollout', strategies],
  ['flexible rollout', strategies],
  ['gradualRolloutUserId', strategies],
  ['userWithId', strategies],
  ['remoteAddress', context, strategies, constraints],
  [
    'UPDATE_FEATURE_ENVIRONMENT_VARIANTS',
    variants,
    flagVariants,
    rbac,
    '/how-to/how-to-environment-import-export',
    api('overwrite-environment-feature-variants'),
    api('overwrite-feature-variants-on-environments'),
    api('patch-environments-feature-variants'),
  ],
  ['MinimumOneEnvironmentError', environments],
  ['NameExistsError', admin, '/reference/api/unleash'],
  ['BadDataError', admin, '/reference/api/unleash'],
  ['updateContextFieldLegalValue', context, api('update-context-field-legal-value')],
  ['toggleFeatureEnvironmentOn', flags, createFlag, api('toggle-feature-environment-on')],
  ['createSegment', segments, api('create-segment')],
  ['getStrategiesBySegmentId', segments, api('get-strategies-by-segment-id')],
  ['/api/admin/segments', segments, api('create-segment'), api('get-segments')],
  [
    'POST /api/admin/constraints/validate',
    constraints,
    howToConstraints,
    api('validate-constraint'),
  ],
  [
    '/api/admin/api-tokens',
    tokens,
    howToTokens,
    api('create-api-token'),
    api('get-all-api-tokens'),
  ],
  ['/api/frontend', howToTokens, tokens, quickstart, api('get-frontend-features')],
  ['useFlagsStatus', quickstart, reactTutorial, `${reactTutorial}/examples`],
  ['useFlag', quickstart, '/reference/sdks', '/reference/sdks/react', reactTutorial],
  ['Unleash-AppName', '/reference/network-view', '/client-specification'],
  ['weightType', variants, flagVariants, api('overwrite-feature-variants')],
  ['impressionData', flags, impressions, captureImpressions],
  ['defaultStickiness', projects, stickiness, api('update-project'), api('create-project')],
  ['UNLEASH_PROXY_CLIENT_KEYS', tokens, '/how-to/how-to-run-the-unleash-proxy'],
  ['clonePermissions', environments, api('clone-environment')],
  ['MOVE_FEATURE_TOGGLE', projects, flags, rbac, api('change-project')],
  ['MurmurHash', stickiness],
  ['403 PermissionError', admin, '/reference/api/unleash'],
];

/** Other products' and people's terms for the same things. */
const synonyms: GoldenSet = [
  ['feature toggle', flags, whatIs],
  ['toggles', flags, whatIs],
  ['create a toggle', createFlag],
  ['audience', segments],
  ['cohort', segments],
  ['targeting rules', constraints, howToConstraints],
  ['percentage rollout', strategies, stickiness],
  ['canary release', strategies, whatIs],
  ['ab test', variants],
  ['a/b testing', variants],
  [
    'experiment',
    variants,
    impressions,
    '/using-unleash/troubleshooting/flag-abn-test-unexpected-result',
  ],
  ['remote config', variants],
  ['api key', tokens, howToTokens],
  ['sdk key', howToTokens, tokens],
  ['workspace', projects],
  ['staging', environments],
  ['user attributes', context, customFields],
  ['consistent hashing', stickiness],
  ['pricing', availability],
  ['getting started', quickstart, welcome, selfHosting],
  ['training', academy],
  ['rest api', admin, '/reference/api/unleash'],
  ['architecture', overview],
  [
    'multi-tenant targeting by country',
    howToConstraints,
    constraints,
    segments,
    '/understanding-unleash/managing-constraints',
  ],
];

/** Complete questions. */
const questions: GoldenSet = [
  ['how do I create a feature flag', createFlag],
  ['how do i create an api token', howToTokens],
  ['how can I turn a flag on in production', createFlag, flags],
  ['how do I roll out to 10 percent of users', strategies, quickstart],
  ['why does the same user always get the same variant', stickiness, variants],
  ['how do I show a feature only to users in Norway', howToConstraints, constraints, segments],
  ['what is the difference between client and frontend tokens', tokens, howToTokens],
  ['which features need enterprise', availability],
  ['which version of unleash do I run', availability],
  ['how do I reuse the same constraints in many flags', segments],
  ['what happens when I delete an environment', environments],
  ['how do I delete a project', projects],
  ['how do I move a flag to another project', projects, flags],
  ['what happens if a context value is missing', constraints, context],
  ['how long does it take until a revoked token stops working', tokens],
  ['how do I replace a leaked token', howToTokens, tokens],
  ['how do sdks evaluate strategies', strategies, anatomy, overview],
  ['where are flags evaluated', overview, anatomy],
  ['when should I not use a feature flag', whatIs],
  ['how do I install unleash with docker', quickstart, selfHosting],
  ['how do I connect a node backend', quickstart],
  ['how do I use flags in a react app', quickstart, context],
  ['how do I authenticate against the admin api', admin, '/reference/api/unleash'],
  ['what does a 409 error mean', admin, '/reference/api/unleash'],
  ['how do I compare versions in a constraint', constraints],
  ['how many segments can a strategy have', segments],
  ['how do I send a payload with a variant', variants],
  ['how do I replace flag variants', flagVariants],
  ['how do projects and environments relate', anatomy, environments, projects],
  ['is there a certificate for unleash', academy],
  ['how do I archive a flag', flags],
  ['how many projects can I have in open source', limits, availability],
  ['how do I keep a whole company in the same variant', stickiness],
  ['how do I add a strategy to a flag', createFlag, strategies, howToConstraints],
  ['how do I rotate an api token', howToTokens],
  ['expose flags to the browser safely', '/reference/front-end-api'],
];

export const flagQueries: AreaQueries = {
  typos,
  words,
  identifiers,
  synonyms,
  questions,
};
