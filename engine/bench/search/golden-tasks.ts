/**
 * Queries that should lead straight to an answer. The first result has to be one of these sections, so that the
 * answer is on the first screen. A URL without an anchor stands for the beginning of a page.
 */
import type { GoldenSet } from './quality.ts';

const overview = '/understanding-unleash/unleash-overview';
const howToTokens = '/how-to/how-to-create-api-tokens';
const constraints = '/how-to/how-to-add-strategy-constraints';
const stickiness = '/reference/stickiness';
const database = '/using-unleash/deploy/database-setup';
const settings = '/using-unleash/deploy/configuring-unleash';

export const TASKS: GoldenSet = [
  ['sticky per company', `${stickiness}#per-company`],
  ['rollout sticky per company', `${stickiness}#per-company`],
  ['a rollout that is sticky per company', `${stickiness}#per-company`],
  ['client api header', '/reference/api-tokens-and-client-keys#send'],
  ['authorization header client api', '/reference/api-tokens-and-client-keys#send'],
  ['client api authorization header', '/reference/api-tokens-and-client-keys#send'],
  [
    'client api authentication',
    '/reference/api-tokens-and-client-keys',
    '/reference/api-tokens-and-client-keys#send',
  ],
  ['add strategy with constraint api', constraints, `${constraints}#one-request`],
  ['create strategy with constraint curl', `${constraints}#one-request`],
  ['curl create strategy with constraint', `${constraints}#one-request`],
  ['password requirements', '/using-unleash/deploy/securing-unleash#password-requirements'],
  ['useFlag', '/reference/sdks/react', '/reference/sdks/react#check'],
  ['percentage rollout not 50%', stickiness, `${stickiness}#share`],
  ['what happens when unleash is down', `${overview}#failure`],
  ['unleash down', `${overview}#failure`],
  // The answer is one jump away in the table of contents.
  ['unleash outage', overview],
  ['database ssl', `${database}#database-ssl`, `${settings}#database-ssl`],
  ['database ssl environment variable', database],
  ['postgres ssl', database],
  ['DATABASE_SSL', `${database}#database-ssl`, `${settings}#database-ssl`],
  ['DATABASE_HOSTNAME', `${settings}#database-host`],
  ['UNLEASH_PROXY_SECRETS', '/reference/unleash-proxy#configuration'],
  ['lifecycle', '/reference/feature-toggles#feature-flag-lifecycle'],
  [
    'refreshInterval',
    ...['flutter', 'ios-proxy', 'javascript-browser', 'node'].map(
      (name) => `/reference/sdks/${name}#options`,
    ),
  ],
  ['archive flag api', '/reference/api/unleash/archive-feature'],
  ['rotate api token', howToTokens, `${howToTokens}#undo`],
  ['change api token', howToTokens, `${howToTokens}#undo`],
  ['replace api token', `${howToTokens}#undo`],
  ['rotate an API token', howToTokens, `${howToTokens}#undo`],
];
