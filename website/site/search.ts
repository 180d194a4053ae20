/** Search settings: synonyms, filters for results, and the community. */
import type { SiteInput } from 'pagewright';

const { env } = process;
const appId = env.DOCS_SEARCH_APP_ID || '';
const apiKey = env.DOCS_SEARCH_API_KEY || '';
const indexName = env.DOCS_SEARCH_INDEX || '';

export const search: SiteInput['search'] = {
  synonyms: [
    ['feature flag', 'feature toggle', 'feature switch'],
    ['flag', 'toggle', 'switch'],
    ['archive flag', 'archive feature'],
    ['kill switch', 'kill-switch', 'emergency off'],
    ['gradual rollout', 'percentage rollout', 'canary release', 'progressive delivery'],
    ['rollout', 'roll out', 'canary', 'ramp up'],
    ['percent', 'percentage'],
    ['rbac', 'role-based access control', 'permissions', 'roles'],
    ['sso', 'single sign-on', 'saml', 'oidc', 'openid connect'],
    ['a/b test', 'ab test', 'split test', 'experiment', 'multivariate'],
    ['variant', 'variation', 'treatment'],
    ['remote config', 'remote configuration', 'payload'],
    ['segment', 'audience', 'cohort'],
    ['targeting', 'rule', 'constraint', 'condition'],
    ['attribute', 'property', 'trait', 'context field'],
    ['token', 'key', 'credential'],
    ['personal access token', 'PAT'],
    ['install', 'set up', 'deploy', 'self-host'],
    ['quickstart', 'getting started', 'get started'],
    ['audit log', 'event log', 'history', 'changelog'],
    ['approval', 'review', 'change request', 'four eyes'],
    ['create', 'add', 'new'],
    ['delete', 'remove', 'archive'],
    ['price', 'pricing', 'plan', 'edition'],
    ['update', 'upgrade'],
    ['upgrade', 'migrate'],
    ['docs', 'documentation'],
    ['env var', 'environment variable'],
    ['app', 'application'],
    ['how many', 'limit', 'maximum'],
    ['429', 'too many requests', 'rate limit'],
    ['backup', 'back up'],
    ['dora', 'time to production', 'lead time'],
    ['csp', 'content security policy'],
    ['mfa', '2fa', 'multi-factor', 'two-factor'],
    ['down', 'unavailable', 'unreachable', 'outage', 'fails'],
    ['dependency', 'dependent', 'prerequisite'],
    ['signup', 'sign-up', 'invite'],
    ['login', 'sign-in', 'sign in'],
    ['webhook', 'integration', 'addon'],
    ['scim', 'provisioning'],
    ['group', 'team'],
    ['stale', 'technical debt', 'cleanup'],
    ['cancel', 'revoke', 'rotate', 'leaked'],
    ['allow list', 'allowlist', 'whitelist'],
    ['test user', 'internal user', 'beta tester'],
    ['bulk', 'batch', 'several'],
  ],
  kinds: [
    { label: 'API', routes: ['/reference/api'] },
    { label: 'SDKs', routes: ['/reference/sdks'] },
    {
      label: 'Tutorials',
      routes: ['/quickstart', '/feature-flag-tutorials', '/unleash-academy'],
    },
  ],
  // `internal` isn't in the list, because readers still monitor servers at this old URL.
  secondary: [
    '/contributing',
    '/reference/api/legacy/unleash/admin',
    '/reference/api/legacy/unleash/client',
    '/reference/api/legacy/unleash/basic-auth',
  ],
  suggestions: [
    '/quickstart',
    '/how-to-create-feature-flag',
    '/reference/activation-strategies',
    '/how-to/how-to-create-api-tokens',
    '/how-to/how-to-use-the-admin-api',
  ],
  community: { label: 'Ask in the Unleash Slack', href: 'https://slack.unleash.run/' },
  // Setting only some of them is a mistake, which the configuration check reports.
  hosted:
    appId || apiKey || indexName
      ? {
          appId,
          apiKey,
          indexName,
          hosts: env.DOCS_SEARCH_HOSTS ? env.DOCS_SEARCH_HOSTS.split(/\s+/) : undefined,
        }
      : undefined,
};
