/**
 * Queries in the words of people who asked in public issues and forums. It's fine to tune rankings, synonyms, and
 * keywords with these. The other half, in `golden-held-out.ts`, is kept apart.
 */
import type { AreaQueries } from './quality.ts';

const tutorial = (path: string) => `/feature-flag-tutorials/${path}`;
const howTo = (page: string) => `/how-to/how-to-${page}`;
const deploy = (page: string) => `/using-unleash/deploy/${page}`;
const trouble = (page: string) => `/using-unleash/troubleshooting/${page}`;
const sdk = (name: string) => `/reference/sdks/${name}`;
const edge = '/reference/unleash-edge';
const tokens = '/reference/api-tokens-and-client-keys';
const whoCanChange = '/understanding-unleash/who-can-change-production';
const projectRoles = howTo('create-and-assign-custom-project-roles');

export const askedQueries: AreaQueries = {
  questions: [
    ['roll out to 10%', tutorial('use-cases/gradual-rollout'), '/reference/activation-strategies'],
    ['regenerate token', howTo('create-api-tokens'), howTo('create-personal-access-tokens')],
    ['protect production', whoCanChange, projectRoles, '/reference/change-requests'],
    [
      'who can edit production flags',
      whoCanChange,
      projectRoles,
      '/reference/rbac',
      '/reference/change-requests',
    ],
    ['clean up flags', '/reference/technical-debt'],
    ['archive feature endpoint', '/reference/api/unleash/archive-feature'],
    ['streaming', '/reference/front-end-api', '/reference/sdks'],
    ['max flags per project', '/reference/resource-limits', '/reference/projects'],
    ['set up okta sso', howTo('add-sso-open-id-connect'), howTo('add-sso-saml')],
    ['run on a port other than 4242', deploy('configuring-unleash'), trouble('https')],
    ['helm chart ignores database settings', deploy('getting-started'), deploy('database-setup')],
    ['allow only my domain to call edge', edge, `${edge}/deploying`, trouble('cors')],
    ['why is my flag always false', trouble('flag-exposure')],
    ['flagsReady stays false after reload', sdk('react'), tutorial('react/examples')],
    ['disable metrics in the react sdk', sdk('react'), sdk('javascript-browser')],
    ['invite team members', howTo('manage-public-invite-tokens'), howTo('add-users-to-unleash')],
    [
      'copy flags from one server to another',
      howTo('environment-import-export'),
      howTo('synchronize-unleash-instances'),
    ],
    ['restore a backup on another server', deploy('database-backup')],
    ['forgot the admin password', howTo('add-users-to-unleash')],
    ['personal token for scripts', howTo('create-personal-access-tokens'), tokens],
    ['only project members may create tokens', howTo('create-project-api-tokens'), tokens],
    ['login loop behind nginx', trouble('https')],
    ['add a second admin', howTo('add-users-to-unleash'), '/reference/rbac'],
    ['schedule a flag for monday morning', howTo('schedule-feature-releases')],
    [
      'get notified in slack when a flag changes',
      '/reference/integrations/slack-app',
      '/reference/integrations/slack',
      howTo('send-feature-updates-to-slack-deprecated'),
    ],
    [
      'test users in production before release',
      howTo('add-strategy-constraints'),
      tutorial('use-cases/gradual-rollout'),
    ],
    ['connect to postgres with a private ca', deploy('database-setup')],
    ['unleash in kubernetes', deploy('getting-started')],
    [
      'sdk keeps old values when server is down',
      '/reference/sdks',
      '/understanding-unleash/unleash-overview',
      trouble('flag-exposure'),
    ],
    ['flag not in frontend response', trouble('flag-not-returned'), '/reference/front-end-api'],
    ['uneven a/b split', trouble('flag-abn-test-unexpected-result'), '/reference/stickiness'],
    ['turn on a flag by curl', howTo('use-the-admin-api'), '/how-to-create-feature-flag'],
    [
      'connection refused in docker container',
      trouble('flag-exposure'),
      deploy('database-setup'),
      '/quickstart',
    ],
    ['node sdk first example', '/quickstart', sdk('node')],
    ['try a flag in my browser without docker', '/quickstart'],
    ['install with docker compose', deploy('getting-started'), '/quickstart'],
    [
      'how long until my app sees the change',
      '/reference/front-end-api',
      '/understanding-unleash/the-anatomy-of-unleash',
      '/understanding-unleash/proxy-hosting',
      '/understanding-unleash/unleash-overview',
      '/reference/sdks',
      `${edge}/concepts`,
    ],
    [
      'feature flag naming pattern',
      '/reference/feature-toggles',
      '/topics/feature-flags/best-practices-using-feature-flags-at-scale',
      '/reference/projects',
    ],
    ['restore a deleted flag', '/reference/feature-toggles', '/how-to-create-feature-flag'],
    ['reset the password of the only admin', howTo('add-users-to-unleash')],
    ['scim with okta', howTo('setup-provisioning-with-okta'), '/reference/scim'],
    ['change a token without downtime', howTo('create-api-tokens')],
    [
      'send impression events to analytics',
      howTo('capture-impression-data'),
      '/reference/impression-data',
    ],
    [
      'flag usage metrics',
      '/reference/flag-metrics',
      '/reference/feature-toggles',
      '/reference/applications',
      `/reference/api/unleash/get-feature-usage-summary`,
    ],
    ['banner for a release freeze', howTo('create-and-display-banners'), '/reference/banners'],
    [
      'custom context property not matching',
      trouble('flag-exposure'),
      howTo('define-custom-context-fields'),
      howTo('add-strategy-constraints'),
    ],
    [
      'prometheus endpoint without a token',
      deploy('securing-unleash'),
      '/reference/api/legacy/unleash/internal/prometheus',
    ],
    ['how many seats are used', deploy('license-keys')],
    ['migrate from the proxy', '/reference/unleash-proxy', howTo('run-the-unleash-proxy')],
    ['swagger ui', howTo('enable-openapi')],
    ['session expires too early', deploy('securing-unleash')],
    ['unleash behind a load balancer', trouble('https'), deploy('getting-started')],
  ],
};
