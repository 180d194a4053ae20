/** Queries that readers typed when they looked for pages all over the site: a word, a name, or a message. */
import type { AreaQueries } from './quality.ts';

const constraints = '/reference/strategy-constraints';
const deploy = (page: string) => `/using-unleash/deploy/${page}`;
const compliance = (page: string) => `/using-unleash/compliance/${page}`;
const dataCollection = '/understanding-unleash/data-collection';
const troubleshooting = (page: string) => `/using-unleash/troubleshooting/${page}`;
const howTo = (page: string) => `/how-to/how-to-${page}`;
const restApi = '/reference/api/unleash';
const edge = '/reference/unleash-edge';

export const readerQueries: AreaQueries = {
  typos: [
    ['constrant operator', constraints],
    ['actvation stratgy', '/reference/activation-strategies'],
    ['webhok', '/reference/integrations/webhook'],
    ['integraton', '/reference/integrations'],
  ],
  words: [
    ['time to production', '/reference/insights'],
    ['potentially stale', '/reference/technical-debt'],
    ['session timeout', deploy('securing-unleash'), deploy('configuring-unleash')],
    ['connection pool', deploy('configuring-unleash'), deploy('database-setup')],
    ['docker image', deploy('getting-started'), deploy('upgrading-unleash')],
    ['read replica', deploy('getting-started')],
    ['webhook payload format', '/reference/integrations/webhook'],
    ['schedule change request', '/reference/change-requests'],
    ['configuration', deploy('configuring-unleash')],
    ['health', '/reference/api/legacy/unleash/internal/health'],
    ['CSP', deploy('configuring-unleash'), deploy('securing-unleash')],
    ['encryption at rest', compliance('fedramp'), compliance('compliance-overview')],
    ['apps', '/reference/applications'],
  ],
  identifiers: [
    ['userId', '/reference/activation-strategies', '/reference/unleash-context'],
    ['SEMVER_EQ', constraints],
    ['Unleash::Context', '/reference/sdks/ruby'],
    ['AND', howTo('add-strategy-constraints'), '/reference/activation-strategies'],
  ],
  wrongTerms: [
    ['mfa', deploy('securing-unleash'), '/using-unleash/compliance/fedramp'],
    ['dora metrics', '/reference/insights'],
  ],
  errors: [
    ['429 too many requests', restApi, deploy('configuring-unleash'), '/reference/resource-limits'],
    ['invalid token format', '/reference/api-tokens-and-client-keys'],
    ['ECONNREFUSED 127.0.0.1:4242', '/quickstart'],
    ['license expired', deploy('license-keys')],
    ['flag not updating', troubleshooting('flag-not-returned')],
    [
      'flag not updating after rollout',
      troubleshooting('flag-exposure'),
      troubleshooting('flag-not-returned'),
    ],
    [
      'different variants after login',
      troubleshooting('flag-abn-test-unexpected-result'),
      '/reference/stickiness',
    ],
    ['Using fallback default token', '/reference/sdks/next-js'],
    ['Unable to create initial Admin API tokens', '/quickstart'],
    ['A flag with that name already exists', restApi],
    ["Failed to create constraints. You can't create more than the", '/reference/resource-limits'],
    ['The path you were looking for', troubleshooting('feature-not-available')],
    [
      'the path you were looking for (/api/admin/segments) is not',
      troubleshooting('feature-not-available'),
    ],
  ],
  questions: [
    ['how do i reset the admin password', howTo('add-users-to-unleash')],
    ['does unleash store PII', compliance('compliance-overview'), dataCollection],
    ['can i have two approvers', '/reference/change-requests'],
    ['what is the difference between edge and proxy', edge, '/understanding-unleash/proxy-hosting'],
  ],
};
