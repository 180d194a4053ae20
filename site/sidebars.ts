import { defineSidebars } from '../src/engine/index.ts';

/** Lists the pages that exist; a category with a generated page needs at least one of them. */
export default defineSidebars({
  documentation: [
    'quickstart',
    {
      type: 'category',
      label: 'Feature flags developer guide',
      link: {
        type: 'generated-index',
        slug: '/topics',
        description: 'What feature flags are, and how to use them well in your own code.',
      },
      items: [
        {
          type: 'category',
          label: 'Feature flag concepts',
          items: ['what-is-a-feature-flag'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Understanding Unleash',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/understanding-unleash',
        description: 'The parts of Unleash and the ideas behind them.',
      },
      items: [
        'understanding-unleash/unleash-overview',
        'understanding-unleash/the-anatomy-of-unleash',
        {
          type: 'category',
          label: 'Unleash concepts',
          link: {
            type: 'generated-index',
            slug: '/reference',
            description:
              'Every concept of Unleash in detail: fields, defaults, limits, permissions.',
          },
          items: [
            'reference/actions',
            'reference/activation-strategies',
            'reference/api-tokens-and-client-keys',
            'reference/applications',
            'reference/banners',
            'reference/change-requests',
            'reference/command-menu',
            'reference/custom-activation-strategies',
            'reference/environments',
            'reference/events',
            'reference/feature-toggles',
            'reference/front-end-api',
            'reference/impression-data',
            'reference/insights',
            'reference/login-history',
            'reference/maintenance-mode',
            'reference/network-view',
            'reference/notifications',
            'reference/playground',
            'reference/public-signup',
            'reference/projects',
            'reference/project-collaboration-mode',
            'reference/scim',
            'reference/resource-limits',
            'reference/rbac',
            'reference/search-operators',
            'reference/segments',
            'reference/service-accounts',
            'reference/signals',
            'reference/sso',
            'reference/stickiness',
            'reference/strategy-constraints',
            'reference/strategy-variants',
            'reference/tags',
            'reference/technical-debt',
            'reference/unleash-context',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Using Unleash',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/using-unleash',
        description: 'Set Unleash up, connect it, run it and find out what went wrong.',
      },
      items: [
        { type: 'api', id: 'unleash', label: 'APIs' },
        {
          type: 'category',
          label: 'How-to guides',
          link: {
            type: 'generated-index',
            slug: '/how-to',
            description: 'Steps for one goal each, in the Admin UI and through the API.',
          },
          items: [
            {
              type: 'category',
              label: 'Unleash API guides',
              link: {
                type: 'generated-index',
                slug: '/how-to/api',
                description: 'Create tokens and talk to the APIs of Unleash.',
              },
              items: ['how-to/how-to-create-api-tokens', 'how-to/how-to-use-the-admin-api'],
            },
            {
              type: 'category',
              label: 'Feature flags, strategies, context',
              link: {
                type: 'generated-index',
                slug: '/how-to/misc',
                description: 'Create flags and decide who gets them.',
              },
              items: ['how-to/how-to-add-strategy-constraints', 'how-to-create-feature-flag'],
            },
          ],
        },
      ],
    },
    {
      type: 'ref',
      id: 'unleash-academy/introduction',
      label: 'Unleash Academy',
      className: 'show-when-collapsed',
    },
  ],
  academy: [
    { type: 'doc', id: 'unleash-academy/introduction', label: 'Unleash Academy' },
    { type: 'ref', id: 'welcome', label: 'Docs', className: 'show-when-collapsed' },
  ],
});
