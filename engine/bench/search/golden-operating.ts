/** Queries from readers who operate Unleash, manage access to it, or look for the cause of a problem. */
import type { AreaQueries, GoldenSet } from './quality.ts';

const howTo = (slug: string) => `/how-to/how-to-${slug}`;
const reference = (slug: string) => `/reference/${slug}`;
const deploy = (slug: string) => `/using-unleash/deploy/${slug}`;
const fault = (slug: string) => `/using-unleash/troubleshooting/${slug}`;
const why = (slug: string) => `/understanding-unleash/${slug}`;

const settings = deploy('configuring-unleash');
const okta = [howTo('add-sso-saml'), howTo('setup-provisioning-with-okta')] as const;
const entra = [howTo('add-sso-azure-saml'), howTo('setup-provisioning-with-entra')] as const;
const bestPractices = '/topics/feature-flags/feature-flag-best-practices';
const atScale = '/topics/feature-flags/best-practices-using-feature-flags-at-scale';
const homegrown = '/topics/feature-flag-migration/feature-flag-migration-best-practices';

/** Complete questions. */
const questions: GoldenSet = [
  ['how do I back up the database', deploy('database-backup')],
  ['how do I restore a backup', deploy('database-backup')],
  ['how do I upgrade from version 5 to 6', deploy('upgrading-unleash')],
  ['can I go back to an older version', deploy('upgrading-unleash')],
  ['which postgres version do I need', deploy('getting-started'), deploy('database-setup')],
  ['how do I connect to postgres with ssl', deploy('database-setup')],
  ['where do I enter the license key', deploy('license-keys')],
  ['what happens when the license expires', deploy('license-keys')],
  ['why do I get a cors error in the browser', fault('cors')],
  ['why is my flag not returned', fault('flag-not-returned')],
  ['why are the invitation emails not sent', fault('email-service')],
  ['flag is on but users do not see the feature', fault('flag-exposure')],
  ['why is my a/b test split uneven', fault('flag-abn-test-unexpected-result')],
  [
    'why can I not see change requests in the menu',
    fault('feature-not-available'),
    reference('change-requests'),
  ],
  ['why does login loop back to the sign-in page', fault('https')],
  ['how do I set up sso with okta', howTo('add-sso-saml')],
  ['configure saml with environment variables', howTo('add-sso-saml')],
  ['what is the saml callback url for a hosted instance', reference('sso')],
  ['how do I log in with google', howTo('add-sso-google'), deploy('google-auth-hook')],
  ['how do I sync groups from azure ad', howTo('set-up-group-sso-sync'), ...entra],
  ['how do I deactivate users automatically when they leave', reference('scim'), okta[1], entra[1]],
  ['how do I add a user', howTo('add-users-to-unleash')],
  [
    'how do I invite my team with a link',
    howTo('manage-public-invite-tokens'),
    reference('public-signup'),
  ],
  ['who changed this flag', reference('events')],
  ['who logged in yesterday', reference('login-history'), howTo('download-login-history')],
  ['how do I copy flags from staging to production', howTo('environment-import-export')],
  ['how do I release a feature on a date', howTo('schedule-feature-releases')],
  ['can two people have to approve a change', reference('change-requests')],
  ['how do I hide a project from others', reference('project-collaboration-mode')],
  ['how do I find flags that nobody uses any more', reference('technical-debt')],
  ['which applications use an outdated sdk', reference('applications')],
  ['how do I test which flags a user gets', reference('playground')],
  ['what data does unleash send home', why('data-collection')],
  ['should I host edge myself', why('proxy-hosting')],
  ['how many flags can I have', reference('resource-limits')],
  ['how to invite users', howTo('add-users-to-unleash'), howTo('manage-public-invite-tokens')],
  ['difference between pro and enterprise', '/availability'],
  ['does unleash store personal data', '/using-unleash/compliance/compliance-overview'],
  [
    'how do I give a pipeline access to the api',
    howTo('create-service-accounts'),
    reference('service-accounts'),
    howTo('use-the-admin-api'),
  ],
  ['how do I turn flags off from an alert', reference('signals'), reference('actions')],
  ['how do I manage flags as code', reference('terraform')],
  [
    'how do I make a role that can only read production',
    howTo('create-and-assign-custom-project-roles'),
    reference('rbac'),
    howTo('create-and-assign-custom-root-roles'),
  ],
  [
    'how do I track which variant a user saw',
    reference('impression-data'),
    howTo('capture-impression-data'),
  ],
  ['what are good names for flags', bestPractices, atScale, reference('feature-toggles')],
  ['how do I replace our homegrown feature flags', homegrown],
];

/** Variables, options, headers, errors, and values as they appear in configurations, code, and logs. */
const identifiers: GoldenSet = [
  ['ClientFeaturesSchema', reference('api/unleash/get-all-client-features')],
  ['DATABASE_SSL_CA_FILE', settings, deploy('database-setup')],
  ['DATABASE_URL', settings, deploy('database-setup')],
  ['UNLEASH_FEATURE_FLAGS_LIMIT', reference('resource-limits'), settings],
  ['unleash_feature_flags_limit', reference('resource-limits'), settings],
  ['UNLEASH_LICENSE', deploy('license-keys'), settings],
  ['EMAIL_HOST', deploy('email-service'), settings],
  ['SEND_TELEMETRY', why('data-collection'), settings],
  ['ENABLE_OAS', howTo('enable-openapi'), settings],
  ['IMPORT_FILE', howTo('environment-import-export'), howTo('import-export'), settings],
  ['db.pool.max', settings, deploy('database-setup')],
  ['customAuthHandler', deploy('google-auth-hook'), deploy('securing-unleash'), settings],
  ['dropBeforeImport', howTo('import-export')],
  ['pg_dump', deploy('database-backup')],
  ['Access-Control-Allow-Origin', fault('cors'), reference('front-end-api')],
  ['ExceedsLimitError', reference('resource-limits')],
  ['CREATE_ADDON', reference('rbac'), '/reference/api/unleash/create-addon'],
  ['SEMVER_LT', reference('strategy-constraints')],
  ['IS_ANY_OF', reference('search-operators')],
  ['feature-archived', reference('events')],
  ['ETag', reference('api/unleash')],
  ['If-None-Match', reference('api/unleash')],
  ['AC-2', '/using-unleash/compliance/fedramp'],
];

/** Texts that appear in a browser, in a log, or on a screen when something goes wrong. */
const errors: GoldenSet = [
  ['blocked by CORS policy', fault('cors')],
  ['cors error', fault('cors')],
  ['No Access-Control-Allow-Origin header is present', fault('cors')],
  ['flag not returned', fault('flag-not-returned')],
  ['wrong version number', fault('email-service')],
  ['self-signed certificate', fault('email-service'), fault('https')],
  ['emails do not arrive', fault('email-service')],
  ['percentage rollout not 50%', reference('stickiness')],
  ['connection refused 4242', fault('flag-exposure')],
  ['401', fault('flag-exposure'), howTo('use-the-admin-api')],
  ['flag always returns false in production', fault('flag-exposure')],
  ['409 conflict', howTo('use-the-admin-api'), reference('api/unleash')],
  [
    '401 unauthorized',
    reference('api/unleash'),
    reference('api-tokens-and-client-keys'),
    howTo('use-the-admin-api'),
    reference('front-end-api'),
    fault('flag-not-returned'),
  ],
  ['isEnabled always false', fault('flag-exposure'), fault('flag-not-returned')],
  ['links lead to localhost:4242', fault('https')],
  [
    'disabled variant returned',
    fault('flag-abn-test-unexpected-result'),
    reference('strategy-variants'),
  ],
];

/** Terms that other products and people use, including terms for which Unleash has a different name. */
const wrongTerms: GoldenSet = [
  ['canary', reference('activation-strategies'), '/what-is-a-feature-flag'],
  [
    'A/B test',
    reference('strategy-variants'),
    fault('flag-abn-test-unexpected-result'),
    reference('impression-data'),
  ],
  ['audit log', reference('events')],
  ['audit trail', reference('events'), '/using-unleash/compliance/compliance-overview'],
  ['okta', ...okta],
  ['entra', ...entra],
  ['azure ad', ...entra],
  ['azure ad login', entra[0]],
  ['active directory', ...entra],
  ['keycloak', howTo('add-sso-saml-keycloak'), howTo('setup-sso-keycloak-group-sync')],
  ['docker', deploy('getting-started'), '/quickstart', howTo('run-the-unleash-proxy')],
  ['kubernetes', deploy('getting-started')],
  ['k8s', deploy('getting-started')],
  ['flag expiry', reference('technical-debt')],
  ['readonly user', reference('rbac')],
  ['helm chart', deploy('getting-started')],
  ['backup', deploy('database-backup')],
  ['smtp', deploy('email-service'), fault('email-service')],
  ['postgres', deploy('database-setup')],
  ['environment variables', settings],
  ['env vars', settings],
  ['four eyes', reference('change-requests')],
  ['two person approval', reference('change-requests')],
  ['permissions', reference('rbac')],
  ['personal api key', howTo('create-personal-access-tokens')],
  ['PAT', howTo('create-personal-access-tokens')],
  ['bot account', reference('service-accounts'), howTo('create-service-accounts')],
  ['invite link', reference('public-signup'), howTo('manage-public-invite-tokens')],
  ['labels', reference('tags')],
  ['read-only mode', reference('maintenance-mode')],
  ['dead flags', reference('technical-debt'), bestPractices],
  ['flag cleanup', reference('technical-debt'), atScale, bestPractices],
  ['dry run', reference('playground')],
  ['infrastructure as code', reference('terraform')],
  ['swagger', howTo('enable-openapi'), reference('api/unleash')],
  ['announcement bar', reference('banners'), howTo('create-and-display-banners')],
  ['telemetry', why('data-collection')],
  ['gdpr personal data', '/using-unleash/compliance/compliance-overview', bestPractices],
  ['soc2', '/using-unleash/compliance/compliance-overview'],
  ['iso 27001 controls', '/using-unleash/compliance/compliance-overview'],
  ['quota', reference('resource-limits')],
  ['keyboard shortcuts', reference('command-menu')],
  ['offboarding', reference('scim')],
  ['disaster recovery', deploy('database-backup')],
  ['multi region', why('proxy-hosting')],
  ['migrate from own solution', homegrown],
  ['mirror instance', howTo('synchronize-unleash-instances')],
];

/** Words, parts of words, and parts of pages. */
const words: GoldenSet = [
  ['upgrad', deploy('upgrading-unleash')],
  ['licens', deploy('license-keys')],
  ['playg', reference('playground')],
  ['terraf', reference('terraform')],
  ['change req', reference('change-requests')],
  ['custom root', howTo('create-and-assign-custom-root-roles'), reference('rbac')],
  ['invite tok', howTo('manage-public-invite-tokens'), reference('public-signup')],
  ['group sync', howTo('set-up-group-sso-sync'), howTo('setup-sso-keycloak-group-sync')],
  ['event types', reference('events')],
  ['search oper', reference('search-operators')],
  ['impression ev', reference('impression-data')],
  ['allowed origins', reference('front-end-api'), fault('cors')],
  ['password login', reference('sso'), howTo('add-sso-open-id-connect')],
  ['password requirements', deploy('securing-unleash')],
  ['rate limit', reference('api/unleash'), settings],
  ['metrics retention', reference('applications'), settings],
  ['two factor authentication', deploy('securing-unleash')],
  ['log level', settings],
  ['banner', reference('banners'), howTo('create-and-display-banners')],
];

/** One letter is wrong, missing, or added, or two are swapped. */
const typos: GoldenSet = [
  ['chnage requests', reference('change-requests')],
  ['playgroud', reference('playground')],
  ['terrafrom', reference('terraform')],
  ['maintenence mode', reference('maintenance-mode')],
  ['keyclaok', howTo('add-sso-saml-keycloak'), howTo('setup-sso-keycloak-group-sync')],
  ['singel sign-on', reference('sso'), '/how-to/sso'],
  ['provisoning with okta', howTo('setup-provisioning-with-okta')],
  ['bakup database', deploy('database-backup')],
  ['lisence keys', deploy('license-keys')],
  ['impresion data', reference('impression-data')],
  ['resouce limits', reference('resource-limits')],
  ['servcie accounts', reference('service-accounts')],
];

export const operatingQueries: AreaQueries = {
  typos,
  words,
  identifiers,
  wrongTerms,
  errors,
  questions,
};
