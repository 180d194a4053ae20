/** The requests to the Admin API that create the running example, in the order in which they're sent. */
import { password } from './tokens.ts';

/** Method and path on the server, and the request's body. */
export type ExampleRequest = readonly [method: 'POST' | 'PUT', path: string, body?: object];

const [ADMIN, EDITOR, VIEWER] = [1, 2, 3];

/** Requests that are sent before anyone has a personal token. */
export const people = [
  { id: 2, name: 'Kofi', email: 'kofi@example.com', rootRole: ADMIN, password, sendEmail: false },
  { id: 12, name: 'Ana', email: 'ana@example.com', rootRole: EDITOR, password, sendEmail: false },
  { id: 14, name: 'Mei', email: 'mei@example.com', rootRole: VIEWER, password, sendEmail: false },
];

const vocabulary: readonly ExampleRequest[] = [
  [
    'POST',
    '/api/admin/context',
    {
      name: 'region',
      description: 'Country code of the delivery address',
      stickiness: false,
      legalValues: [
        { value: 'NO', description: 'Norway' },
        { value: 'SE', description: 'Sweden' },
        { value: 'DK', description: 'Denmark' },
        { value: 'DE', description: 'Germany' },
        { value: 'US', description: 'United States' },
      ],
    },
  ],
  [
    'POST',
    '/api/admin/context',
    {
      name: 'plan',
      description: 'Membership type',
      stickiness: false,
      legalValues: [
        { value: 'free', description: 'No paid membership' },
        { value: 'plus', description: 'Paid membership with free delivery' },
      ],
    },
  ],
  [
    'POST',
    '/api/admin/segments',
    {
      name: 'nordic-readers',
      description: 'Readers who shop from a Nordic country',
      constraints: [
        { contextName: 'region', operator: 'IN', values: ['NO', 'SE', 'DK', 'FI', 'IS'] },
      ],
    },
  ],
  [
    'POST',
    '/api/admin/segments',
    {
      name: 'plus-members',
      description: 'Readers with a paid membership',
      constraints: [{ contextName: 'plan', operator: 'IN', values: ['plus'] }],
    },
  ],
  [
    'POST',
    '/api/admin/segments',
    {
      name: 'beta-readers',
      description: 'Readers who try what is new',
      constraints: [
        { contextName: 'userId', operator: 'IN', values: ['reader-1042', 'reader-1048'] },
      ],
    },
  ],
  ['POST', '/api/admin/tag-types', { name: 'team', description: 'The team that owns the flag' }],
  ['POST', '/api/admin/tags', { type: 'simple', value: 'holiday-season' }],
  ['POST', '/api/admin/tags', { type: 'team', value: 'checkout' }],
  ['POST', '/api/admin/tags', { type: 'team', value: 'search' }],
  [
    'POST',
    '/api/admin/strategies',
    {
      name: 'dailyWindow',
      title: 'Daily window',
      description: 'On between two hours (UTC)',
      parameters: [
        { name: 'from', type: 'number', description: 'First hour, 0 to 23', required: true },
        { name: 'to', type: 'number', description: 'Hour when the window ends', required: true },
      ],
    },
  ],
];

const FLAGS = '/api/admin/projects/bookshop/features';

function strategy(
  flag: string,
  environment: string,
  title: string,
  rollout: number,
  more: object = {},
): ExampleRequest {
  return [
    'POST',
    `${FLAGS}/${flag}/environments/${environment}/strategies`,
    {
      name: 'flexibleRollout',
      title,
      parameters: { rollout: String(rollout), stickiness: 'default', groupId: flag },
      ...more,
    },
  ];
}

function on(flag: string, environment: string): ExampleRequest {
  return ['POST', `${FLAGS}/${flag}/environments/${environment}/on`];
}

const flags: readonly ExampleRequest[] = [
  [
    'POST',
    FLAGS,
    {
      name: 'checkout-express',
      type: 'release',
      description: 'One-page checkout',
      tags: [{ type: 'team', value: 'checkout' }],
    },
  ],
  strategy('checkout-express', 'development', 'Everybody in development', 100),
  strategy('checkout-express', 'staging', 'Everybody in staging', 100),
  strategy('checkout-express', 'production', 'Nordic readers first', 25, { segments: [1] }),
  strategy('checkout-express', 'production', 'Plus members', 100, { segments: [2] }),
  on('checkout-express', 'development'),
  on('checkout-express', 'staging'),
  on('checkout-express', 'production'),
  [
    'POST',
    FLAGS,
    {
      name: 'search-suggestions',
      type: 'release',
      description: 'Suggest titles while the reader types',
      tags: [{ type: 'team', value: 'search' }],
    },
  ],
  strategy('search-suggestions', 'development', 'Everybody in development of search', 100),
  strategy('search-suggestions', 'production', 'First quarter of readers', 25),
  on('search-suggestions', 'development'),
  on('search-suggestions', 'production'),
  [
    'POST',
    FLAGS,
    {
      name: 'recommendations-model',
      type: 'experiment',
      description: 'Model behind “Readers also bought”',
      impressionData: true,
    },
  ],
  strategy('recommendations-model', 'production', 'Experiment with models', 100, {
    variants: ['popular', 'similar-readers', 'editor-picks'].map((name) => ({
      name,
      weight: 333,
      weightType: 'variable',
      stickiness: 'default',
    })),
  }),
  on('recommendations-model', 'production'),
  [
    'POST',
    FLAGS,
    { name: 'payments-kill-switch', type: 'kill-switch', description: 'Stops payments by card' },
  ],
  strategy('payments-kill-switch', 'production', 'Everybody, in an emergency', 100),
  [
    'POST',
    FLAGS,
    {
      name: 'gift-wrapping',
      type: 'permission',
      description: 'Offer gift wrapping to Plus members',
    },
  ],
  strategy('gift-wrapping', 'production', 'Members only', 100, {
    constraints: [{ contextName: 'plan', operator: 'IN', values: ['plus'] }],
  }),
  on('gift-wrapping', 'production'),
  ['POST', `${FLAGS}/checkout-express/favorites`],
  ['POST', '/api/admin/projects/bookshop/favorites'],
];

const integrations: readonly ExampleRequest[] = [
  [
    'POST',
    '/api/admin/addons',
    {
      provider: 'webhook',
      description: 'Bookshop release notes',
      enabled: true,
      parameters: {
        url: 'https://hooks.bookshop.example/unleash',
        contentType: 'application/json',
      },
      events: ['feature-environment-enabled', 'feature-environment-disabled'],
      projects: ['bookshop'],
      environments: ['production'],
    },
  ],
];

/** Requests that are sent with Kofi's token. */
export const exampleRequests: readonly ExampleRequest[] = [
  ...vocabulary,
  ...flags,
  ...integrations,
];
