/**
 * Queries in the words of people who asked in public issues and forums. They aren't used for tuning, so don't
 * change keywords, synonyms, or rankings because of them.
 */
import type { GoldenSet } from './quality.ts';

const tutorial = (path: string) => `/feature-flag-tutorials/${path}`;
const howTo = (page: string) => `/how-to/how-to-${page}`;
const deploy = (page: string) => `/using-unleash/deploy/${page}`;
const trouble = (page: string) => `/using-unleash/troubleshooting/${page}`;
const sdk = (name: string) => `/reference/sdks/${name}`;
const edge = '/reference/unleash-edge';
const tokens = '/reference/api-tokens-and-client-keys';
const restApi = '/reference/api/unleash';

export const HELD_OUT: GoldenSet = [
  [
    'promote configuration between installations',
    howTo('environment-import-export'),
    howTo('synchronize-unleash-instances'),
  ],
  ['daisy chain edge', edge, `${edge}/concepts`, '/understanding-unleash/proxy-hosting'],
  ['edge offline mode file', `${edge}/concepts`, edge],
  ['bootstrap python client from file', sdk('python')],
  ['bootstrap ruby client', sdk('ruby')],
  ['custom storage provider node', sdk('node')],
  ['evaluate all flags at once java', sdk('java')],
  [
    'useVariant returns disabled',
    sdk('react'),
    trouble('flag-abn-test-unexpected-result'),
    '/reference/strategy-variants',
  ],
  ['strict mode react flags', sdk('react'), tutorial('react')],
  [
    'metrics in next.js server components',
    sdk('next-js'),
    tutorial('nextjs'),
    tutorial('nextjs/examples'),
  ],
  ['database does not exist on startup', deploy('database-setup')],
  ['self signed certificate database', deploy('database-setup')],
  [
    'default admin username and password',
    deploy('getting-started'),
    deploy('securing-unleash'),
    deploy('configuring-unleash'),
  ],
  ['create api token at startup', tokens, deploy('configuring-unleash')],
  [
    'target users by email',
    howTo('add-strategy-constraints'),
    '/reference/strategy-constraints',
    '/reference/unleash-context',
  ],
  ['constraint on app version', '/reference/strategy-constraints', tutorial('ios/examples')],
  ['flag depends on another flag', '/reference/feature-toggles'],
  ['clone an environment', '/reference/environments'],
  ['who changed this flag', '/reference/events', '/using-unleash/compliance/compliance-overview'],
  [
    'export audit log to splunk',
    '/using-unleash/compliance/compliance-overview',
    '/reference/events',
  ],
  ['approve changes before production', '/reference/change-requests'],
  ['read only mode', '/reference/maintenance-mode', deploy('license-keys'), '/reference/rbac'],
  ['delete a user', howTo('add-users-to-unleash'), `${restApi}/delete-user`],
  ['azure ad login', howTo('add-sso-azure-saml')],
  ['keycloak groups', howTo('setup-sso-keycloak-group-sync'), howTo('set-up-group-sso-sync')],
  ['locked out after enabling sso', howTo('add-sso-open-id-connect')],
  ['remove flag from mobile app', tutorial('ios/examples')],
  ['celery workers flags', tutorial('django/examples'), tutorial('python'), sdk('python')],
  ['fork threads puma', tutorial('ruby'), tutorial('rails'), sdk('ruby')],
  ['lambda freezes timers', tutorial('serverless/lambda')],
  [
    'fake client for unit tests java',
    tutorial('java/examples'),
    sdk('java'),
    tutorial('spring-boot/examples'),
  ],
  [
    'kill switch for payments',
    tutorial('react/examples'),
    tutorial('nextjs/examples'),
    tutorial('java/examples'),
    tutorial('python/examples'),
    tutorial('dotnet/examples'),
    tutorial('sveltekit/examples'),
    tutorial('rails/examples'),
    tutorial('ruby/examples'),
    tutorial('django/examples'),
    tutorial('ios/examples'),
    tutorial('rust/examples'),
    tutorial('spring-boot/examples'),
    '/reference/feature-toggles',
  ],
  [
    'same user different result on two devices',
    '/reference/stickiness',
    tutorial('use-cases/gradual-rollout'),
  ],
  [
    'anonymous users rollout',
    '/reference/stickiness',
    '/reference/activation-strategies',
    tutorial('use-cases/gradual-rollout'),
  ],
  ['how many requests does polling cause', '/understanding-unleash/proxy-hosting', edge],
  [
    'gdpr user data',
    '/using-unleash/compliance/compliance-overview',
    '/understanding-unleash/data-collection',
  ],
  ['upgrade from 5 to 6', deploy('upgrading-unleash')],
  ['go back to an older version', deploy('upgrading-unleash')],
  ['emails are not sent', trouble('email-service'), deploy('email-service')],
  ['terraform provider', '/reference/terraform'],
  [
    'jira integration',
    '/reference/integrations/jira-cloud-plugin-usage',
    '/reference/integrations/jira-cloud-plugin-installation',
    '/reference/integrations/jira-server-plugin-usage',
    '/reference/integrations/jira-server-plugin-installation',
    '/reference/integrations',
  ],
  ['webhook body template', '/reference/integrations/webhook'],
  ['private project visibility', '/reference/project-collaboration-mode'],
  ['variant payload json', '/reference/strategy-variants'],
  ['segments shared by several flags', '/reference/segments'],
  [
    'count unique users per variant',
    tutorial('use-cases/a-b-testing'),
    trouble('flag-abn-test-unexpected-result'),
    howTo('capture-impression-data'),
  ],
  ['playground for a single user', '/reference/playground'],
  ['trunk based development long lived branches', tutorial('use-cases/trunk-based-development')],
  [
    'service account for ci pipeline',
    howTo('create-service-accounts'),
    '/reference/service-accounts',
  ],
  ['preflight request fails', trouble('cors')],
];
