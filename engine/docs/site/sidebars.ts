import { defineSidebars } from 'pagewright';

export default defineSidebars({
  documentation: [
    'index',
    'getting-started',
    'migrating-from-docusaurus',
    'moving',
    {
      type: 'category',
      label: 'Writing',
      items: [
        'writing/markdown',
        'writing/components',
        'writing/diagrams',
        'writing/front-matter',
        'writing/files-and-links',
      ],
    },
    {
      type: 'category',
      label: 'Configuration',
      link: { type: 'doc', id: 'configuration/index' },
      items: [
        'configuration/sidebars',
        'configuration/redirects',
        'configuration/severity-levels',
        'configuration/content-checks',
      ],
    },
    {
      type: 'category',
      label: 'Features',
      link: { type: 'doc', id: 'features/index' },
      items: [
        'features/search',
        'features/api-reference',
        'features/api-console',
        'features/remote-documents',
        'features/feeds',
        'features/search-engines',
        'features/agents',
        'features/third-party-services',
        'features/decision-records',
      ],
    },
    {
      type: 'category',
      label: 'Customizing',
      items: [
        'customizing/theming',
        'customizing/plugins',
        'customizing/languages',
        'customizing/versions',
      ],
    },
    {
      type: 'category',
      label: 'Running a site',
      items: [
        'running/commands',
        'running/development-server',
        'running/hosting',
        'running/operations',
        'running/upgrading',
        'running/security',
      ],
    },
    {
      type: 'category',
      label: 'Internals',
      items: [
        'internals/architecture',
        'internals/pipelines',
        'internals/decisions',
        'internals/own-code',
      ],
    },
  ],
});
