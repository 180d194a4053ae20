import { defineSidebars } from 'pagewright';

/** Lists existing pages. A category with a generated page has to contain at least one page. */
export default defineSidebars({
  documentation: [
    'quickstart',
    {
      type: 'category',
      label: 'Feature flags developer guide',
      link: {
        type: 'generated-index',
        slug: '/topics',
        description:
          "Learn what feature flags are and how to use them well, and find tutorials for your language. If you're new to flags, start with what a feature flag is.",
      },
      items: [
        {
          type: 'category',
          label: 'Feature flag concepts',
          items: ['what-is-a-feature-flag'],
        },
        {
          type: 'category',
          label: 'Feature flag best practices',
          link: {
            type: 'generated-index',
            slug: '/topics/feature-flags',
            title: 'Best practices for feature flags',
            description:
              'How teams design, run, and clean up flags, from the first one to thousands. Start with the principles. Read on when more teams join, or when you replace a system.',
          },
          items: [
            'topics/feature-flags/feature-flag-best-practices',
            'topics/feature-flags/best-practices-using-feature-flags-at-scale',
            'topics/feature-flag-migration/feature-flag-migration-best-practices',
          ],
        },
        {
          type: 'category',
          label: 'Feature flag tutorials',
          link: {
            type: 'generated-index',
            slug: '/feature-flag-tutorials',
            description:
              'Lessons that start with an empty folder and end with a rollout you can see. They cover React, plain JavaScript, Next.js, SvelteKit, Flutter, iOS, Python, Django, Java, Spring Boot, Ruby, Rails, Go, .NET, Rust, and AWS Lambda. Start with your language or framework. The use cases build on it.',
          },
          items: [
            {
              type: 'category',
              label: 'Use cases',
              link: {
                type: 'generated-index',
                slug: '/use-cases',
                title: 'Use cases for feature flags',
                description:
                  'What teams do with flags, from planning to cleanup. Start with the gradual rollout, because the other use cases build on it.',
              },
              items: [
                'feature-flag-tutorials/use-cases/gradual-rollout',
                'feature-flag-tutorials/use-cases/a-b-testing',
                'feature-flag-tutorials/use-cases/ai',
                'feature-flag-tutorials/use-cases/trunk-based-development',
                'feature-flag-tutorials/use-cases/user-management-access-controls-auditing',
              ],
            },
            {
              type: 'category',
              label: 'Languages and frameworks',
              link: {
                type: 'generated-index',
                slug: '/languages-and-frameworks',
                description:
                  'Each tutorial builds one small service or app for a bookshop, and the examples next to it cover individual tasks. Django is listed under Python, Spring Boot under Java, and Rails under Ruby. For Node.js, use the quickstart. For PHP, Android, Vue, and Svelte, start with the SDK page.',
              },
              items: [
                {
                  type: 'category',
                  label: 'React',
                  link: { type: 'doc', id: 'feature-flag-tutorials/react/index' },
                  items: ['feature-flag-tutorials/react/examples'],
                },
                'feature-flag-tutorials/javascript/index',
                {
                  type: 'category',
                  label: 'Python and Django',
                  link: { type: 'doc', id: 'feature-flag-tutorials/python/index' },
                  items: [
                    'feature-flag-tutorials/python/examples',
                    'feature-flag-tutorials/django/index',
                    'feature-flag-tutorials/django/examples',
                  ],
                },
                {
                  type: 'category',
                  label: 'Java and Spring Boot',
                  link: { type: 'doc', id: 'feature-flag-tutorials/java/index' },
                  items: [
                    'feature-flag-tutorials/java/examples',
                    'feature-flag-tutorials/spring-boot/index',
                    'feature-flag-tutorials/spring-boot/examples',
                  ],
                },
                {
                  type: 'category',
                  label: 'Ruby and Rails',
                  link: { type: 'doc', id: 'feature-flag-tutorials/ruby/index' },
                  items: [
                    'feature-flag-tutorials/ruby/examples',
                    'feature-flag-tutorials/rails/index',
                    'feature-flag-tutorials/rails/examples',
                  ],
                },
                {
                  type: 'category',
                  label: 'Go',
                  link: { type: 'doc', id: 'feature-flag-tutorials/golang/index' },
                  items: ['feature-flag-tutorials/golang/examples'],
                },
                {
                  type: 'category',
                  label: '.NET',
                  link: { type: 'doc', id: 'feature-flag-tutorials/dotnet/index' },
                  items: ['feature-flag-tutorials/dotnet/examples'],
                },
                {
                  type: 'category',
                  label: 'iOS',
                  link: { type: 'doc', id: 'feature-flag-tutorials/ios/index' },
                  items: ['feature-flag-tutorials/ios/examples'],
                },
                {
                  type: 'category',
                  label: 'Rust',
                  link: { type: 'doc', id: 'feature-flag-tutorials/rust/index' },
                  items: ['feature-flag-tutorials/rust/examples'],
                },
                'feature-flag-tutorials/serverless/lambda',
                'feature-flag-tutorials/flutter/a-b-testing',
                {
                  type: 'category',
                  label: 'Next.js',
                  link: { type: 'doc', id: 'feature-flag-tutorials/nextjs/index' },
                  items: ['feature-flag-tutorials/nextjs/examples'],
                },
                {
                  type: 'category',
                  label: 'SvelteKit',
                  link: { type: 'doc', id: 'feature-flag-tutorials/sveltekit/index' },
                  items: ['feature-flag-tutorials/sveltekit/examples'],
                },
                {
                  type: 'link',
                  label: 'Node.js: quickstart',
                  href: '/quickstart#connect-the-backend',
                },
                { type: 'link', label: 'PHP: SDK page', href: '/reference/sdks/php#install' },
                {
                  type: 'link',
                  label: 'Android: SDK page',
                  href: '/reference/sdks/android-proxy#install',
                },
                { type: 'link', label: 'Vue: SDK page', href: '/reference/sdks/vue#install' },
                { type: 'link', label: 'Svelte: SDK page', href: '/reference/sdks/svelte#install' },
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Understanding Unleash',
      link: {
        type: 'generated-index',
        slug: '/understanding-unleash',
        description:
          'The parts of Unleash and the ideas behind them. Start with the overview, and then read the anatomy. Each of the other pages answers one question about a setup.',
      },
      items: [
        'understanding-unleash/unleash-overview',
        'understanding-unleash/the-anatomy-of-unleash',
        'understanding-unleash/who-can-change-production',
        'understanding-unleash/managing-constraints',
        'understanding-unleash/proxy-hosting',
        'understanding-unleash/data-collection',
        'understanding-unleash/how-we-check',
        {
          type: 'category',
          label: 'Unleash concepts',
          link: {
            type: 'generated-index',
            slug: '/reference',
            description:
              'Every Unleash concept in detail, with fields, defaults, limits, and permissions. Look here when you need an exact answer.',
          },
          items: [
            {
              type: 'category',
              label: 'Target',
              collapsible: false,
              items: [
                'reference/unleash-context',
                'reference/activation-strategies',
                'reference/strategy-constraints',
                'reference/segments',
                'reference/strategy-variants',
                'reference/stickiness',
                'reference/custom-activation-strategies',
                'reference/playground',
              ],
            },
            {
              type: 'category',
              label: 'Release',
              collapsible: false,
              items: [
                'reference/feature-toggles',
                'reference/environments',
                'reference/projects',
                'reference/change-requests',
                'reference/project-collaboration-mode',
                'reference/tags',
                'reference/search-operators',
                'reference/command-menu',
              ],
            },
            {
              type: 'category',
              label: 'Operate',
              collapsible: false,
              items: [
                'reference/api-tokens-and-client-keys',
                'reference/front-end-api',
                'reference/applications',
                'reference/network-view',
                'reference/signals',
                'reference/actions',
                'reference/events',
                'reference/notifications',
              ],
            },
            {
              type: 'category',
              label: 'Measure',
              collapsible: false,
              items: [
                'reference/flag-metrics',
                'reference/impression-data',
                'reference/insights',
                'reference/technical-debt',
              ],
            },
            {
              type: 'category',
              label: 'Administer',
              collapsible: false,
              items: [
                'reference/rbac',
                'reference/service-accounts',
                'reference/sso',
                'reference/scim',
                'reference/public-signup',
                'reference/login-history',
                'reference/resource-limits',
                'reference/maintenance-mode',
                'reference/banners',
              ],
            },
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
        description:
          'Set up Unleash, connect to it, run it, and find out what went wrong. To run a server, start with self-hosting. To connect an app, start with an SDK. For anything else, see the how-to guides.',
      },
      items: [
        {
          type: 'api',
          id: 'unleash',
          label: 'APIs',
          items: [
            {
              type: 'category',
              label: 'System API',
              items: [
                'reference/api/legacy/unleash/internal/prometheus',
                'reference/api/legacy/unleash/internal/health',
              ],
            },
            {
              type: 'category',
              label: '(Legacy docs) Admin API',
              items: [
                'reference/api/legacy/unleash/admin/addons',
                'reference/api/legacy/unleash/admin/context',
                'reference/api/legacy/unleash/admin/events',
                'reference/api/legacy/unleash/admin/features-v2',
                'reference/api/legacy/unleash/admin/feature-types',
                'reference/api/legacy/unleash/admin/features',
                'reference/api/legacy/unleash/admin/archive',
                'reference/api/legacy/unleash/admin/metrics',
                'reference/api/legacy/unleash/admin/projects',
                'reference/api/legacy/unleash/admin/segments',
                'reference/api/legacy/unleash/admin/state',
                'reference/api/legacy/unleash/admin/strategies',
                'reference/api/legacy/unleash/admin/tags',
                'reference/api/legacy/unleash/admin/user-admin',
              ],
            },
            {
              type: 'category',
              label: '(Legacy docs) Client API',
              items: [
                'reference/api/legacy/unleash/client/features',
                'reference/api/legacy/unleash/client/metrics',
                'reference/api/legacy/unleash/client/register',
              ],
            },
          ],
        },
        {
          type: 'category',
          label: 'Application SDKs',
          link: { type: 'doc', id: 'reference/sdks/index' },
          items: [
            {
              type: 'category',
              label: 'Server-side SDKs',
              items: [
                'reference/sdks/dotnet',
                'reference/sdks/go',
                'reference/sdks/java',
                'reference/sdks/node',
                'reference/sdks/php',
                'reference/sdks/python',
                'reference/sdks/ruby',
                'reference/sdks/rust',
              ],
            },
            {
              type: 'category',
              label: 'Client-side SDKs',
              items: [
                'reference/sdks/android-proxy-legacy',
                'reference/sdks/android-proxy',
                'reference/sdks/flutter',
                'reference/sdks/ios-proxy',
                'reference/sdks/javascript-browser',
                'reference/sdks/next-js',
                'reference/sdks/react',
                'reference/sdks/svelte',
                'reference/sdks/vue',
              ],
            },
            { type: 'link', label: 'Community SDKs', href: '/reference/sdks#community-sdks' },
          ],
        },
        {
          type: 'category',
          label: 'Integrations and automation',
          link: { type: 'doc', id: 'reference/integrations/integrations' },
          items: [
            'reference/integrations/datadog',
            {
              type: 'category',
              label: 'Jira Server',
              items: [
                'reference/integrations/jira-server-plugin-installation',
                'reference/integrations/jira-server-plugin-usage',
              ],
            },
            {
              type: 'category',
              label: 'Jira Cloud',
              items: [
                'reference/integrations/jira-cloud-plugin-installation',
                'reference/integrations/jira-cloud-plugin-usage',
              ],
            },
            'reference/integrations/slack-app',
            'reference/integrations/teams',
            'reference/integrations/webhook',
            'reference/terraform',
          ],
        },
        {
          type: 'category',
          label: 'Self-hosting',
          link: {
            type: 'generated-index',
            slug: '/using-unleash/deploy',
            description:
              'Run Unleash on your own servers: install, configure, secure, back up, and upgrade it. Start with the first page, and then look up what you need.',
          },
          items: [
            'using-unleash/deploy/getting-started',
            'using-unleash/deploy/configuring-unleash',
            'using-unleash/deploy/database-setup',
            'using-unleash/deploy/database-backup',
            'using-unleash/deploy/email-service',
            'using-unleash/deploy/google-auth-hook',
            'using-unleash/deploy/upgrading-unleash',
            'using-unleash/deploy/securing-unleash',
            'using-unleash/deploy/license-keys',
          ],
        },
        {
          type: 'category',
          label: 'Single sign-on',
          link: {
            type: 'generated-index',
            slug: '/how-to/sso',
            title: 'Single sign-on guides',
            description:
              "Let people sign in with your company's identity provider. Start with the guide for the protocol that it uses, OpenID Connect or SAML. Each of the other guides is for a specific provider.",
          },
          items: [
            'how-to/how-to-add-sso-open-id-connect',
            'how-to/how-to-add-sso-saml',
            'how-to/how-to-add-sso-saml-keycloak',
            'how-to/how-to-add-sso-azure-saml',
            'how-to/how-to-setup-sso-keycloak-group-sync',
          ],
        },
        {
          type: 'category',
          label: 'Automatic provisioning',
          link: {
            type: 'generated-index',
            slug: '/how-to/provisioning',
            description:
              'Let your identity provider create, change, and remove Unleash users (SCIM). Choose the guide for your provider. If you use SAML, set up single sign-on first.',
          },
          items: [
            'how-to/how-to-setup-provisioning-with-okta',
            'how-to/how-to-setup-provisioning-with-entra',
          ],
        },
        {
          type: 'category',
          label: 'Unleash Edge',
          link: { type: 'doc', id: 'reference/unleash-edge/index' },
          items: ['reference/unleash-edge/concepts', 'reference/unleash-edge/deploying'],
        },
        'reference/unleash-proxy',
        {
          type: 'category',
          label: 'Compliance',
          link: { type: 'doc', id: 'using-unleash/compliance/compliance-overview' },
          items: [
            'using-unleash/compliance/soc2',
            'using-unleash/compliance/iso27001',
            'using-unleash/compliance/fedramp',
          ],
        },
        {
          type: 'category',
          label: 'Troubleshooting',
          link: {
            type: 'generated-index',
            slug: '/using-unleash/troubleshooting',
            description:
              'Symptoms and their most common causes. Choose the symptom that you see. Each page starts with the checks that find the cause fastest.',
          },
          items: [
            'using-unleash/troubleshooting/flag-doctor',
            'using-unleash/troubleshooting/cors',
            'using-unleash/troubleshooting/https',
            'using-unleash/troubleshooting/email-service',
            'using-unleash/troubleshooting/feature-not-available',
            'using-unleash/troubleshooting/flag-exposure',
            'using-unleash/troubleshooting/flag-not-returned',
            'using-unleash/troubleshooting/flag-abn-test-unexpected-result',
          ],
        },
        {
          type: 'category',
          label: 'How-to guides',
          link: {
            type: 'generated-index',
            slug: '/how-to',
            description:
              'Each guide has the steps for one goal, in the Admin UI and through the API. It also tells you how to verify and undo the change. Start with creating a feature flag, and then look for your goal.',
          },
          items: [
            {
              type: 'category',
              label: 'Unleash API guides',
              link: {
                type: 'generated-index',
                slug: '/how-to/api',
                description:
                  'Create tokens for people, services, and applications, and call the Unleash APIs. To write scripts, start with the Admin API. To connect an app, start with API tokens.',
              },
              items: [
                'how-to/how-to-create-api-tokens',
                'how-to/how-to-create-personal-access-tokens',
                'how-to/how-to-create-project-api-tokens',
                'how-to/how-to-create-service-accounts',
                'how-to/how-to-download-login-history',
                'how-to/how-to-use-the-admin-api',
                'how-to/how-to-enable-openapi',
              ],
            },
            {
              type: 'category',
              label: 'Unleash Proxy guides',
              link: {
                type: 'generated-index',
                slug: '/how-to/proxy',
                description:
                  'Run the Unleash Proxy, which evaluates flags for frontends near your users. The proxy is deprecated. For a new setup, use the Frontend API or, with Enterprise, Unleash Edge.',
              },
              items: ['how-to/how-to-run-the-unleash-proxy'],
            },
            {
              type: 'category',
              label: 'Feature flags, strategies, context',
              link: {
                type: 'generated-index',
                slug: '/how-to/misc',
                description:
                  'Create flags, decide who gets them, and move them between instances. Start with creating a flag. For most teams, constraints come next.',
              },
              items: [
                'how-to/how-to-add-strategy-constraints',
                'how-to/how-to-capture-impression-data',
                'how-to-create-feature-flag',
                'how-to/how-to-create-and-display-banners',
                'how-to/how-to-define-custom-context-fields',
                'how-to/how-to-use-custom-strategies',
                'how-to/how-to-schedule-feature-releases',
                'how-to/how-to-synchronize-unleash-instances',
              ],
            },
            {
              type: 'category',
              label: 'Environments',
              link: {
                type: 'generated-index',
                slug: '/how-to/env',
                title: 'Environment guides',
                description:
                  'Copy flags from one environment or instance to another. Start here before you promote flags to production, or when a new instance needs the flags from an old one.',
              },
              items: ['how-to/how-to-environment-import-export'],
            },
            {
              type: 'category',
              label: 'Users and permissions',
              link: {
                type: 'generated-index',
                slug: '/how-to/users-and-permissions',
                description:
                  'Add people, put them in groups, and decide what they can do. Start with adding users. In Enterprise, assign roles to groups rather than to individual users.',
              },
              items: [
                'how-to/how-to-add-users-to-unleash',
                'how-to/how-to-create-and-assign-custom-root-roles',
                'how-to/how-to-create-and-assign-custom-project-roles',
                'how-to/how-to-create-and-manage-user-groups',
                'how-to/how-to-set-up-group-sso-sync',
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Contributing to Unleash',
      link: {
        type: 'generated-index',
        slug: '/contributing',
        description:
          'How Unleash is built, and how to change it. Start with the developer guide, which shows you how to run Unleash from source. Then read the page and the decision records for your area.',
      },
      items: [
        'contributing/developer-guide',
        'contributing/frontend/overview',
        'contributing/backend/overview',
        {
          type: 'category',
          label: 'Architectural decision records',
          items: [
            'contributing/ADRs/index',
            {
              type: 'category',
              label: 'Backend',
              items: [
                'contributing/ADRs/back-end/POST-PUT-api-payload',
                'contributing/ADRs/back-end/breaking-db-changes',
                'contributing/ADRs/back-end/frontend-api-design',
                'contributing/ADRs/back-end/naming',
                'contributing/ADRs/back-end/preferred-export',
                'contributing/ADRs/back-end/specificity-db-columns',
                'contributing/ADRs/back-end/write-model-vs-read-models',
              ],
            },
            {
              type: 'category',
              label: 'Frontend',
              items: [
                'contributing/ADRs/front-end/component-naming',
                {
                  type: 'category',
                  label: 'Deprecated',
                  items: [
                    'contributing/ADRs/front-end/deprecated/preferred-styles-import-placement',
                  ],
                },
                'contributing/ADRs/front-end/handling-tables',
                'contributing/ADRs/front-end/interface-naming',
                'contributing/ADRs/front-end/jsx-conditionals',
                'contributing/ADRs/front-end/preferred-component-props-usage',
                'contributing/ADRs/front-end/preferred-data-fetching-method',
                'contributing/ADRs/front-end/preferred-data-mutation-method',
                'contributing/ADRs/front-end/preferred-export',
                'contributing/ADRs/front-end/preferred-folder-structure',
                'contributing/ADRs/front-end/preferred-form-architecture',
                'contributing/ADRs/front-end/preferred-function-type',
                'contributing/ADRs/front-end/preferred-styling-method',
                'contributing/ADRs/front-end/sdk-generator',
              ],
            },
            {
              type: 'category',
              label: 'Overarching',
              items: [
                'contributing/ADRs/overarching/domain-language',
                'contributing/ADRs/overarching/logging',
                'contributing/ADRs/overarching/separation-request-response-schemas',
              ],
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
    {
      type: 'category',
      label: 'Unleash Academy',
      link: { type: 'doc', id: 'unleash-academy/introduction' },
      items: [
        'unleash-academy/foundational',
        'unleash-academy/advanced-for-devs',
        'unleash-academy/managing-unleash-for-devops',
      ],
    },
    { type: 'ref', id: 'welcome', label: 'Docs', className: 'show-when-collapsed' },
  ],
});
