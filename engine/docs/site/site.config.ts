import { defineSite } from 'pagewright';

export default defineSite({
  title: 'Pagewright',
  tagline: 'Builds fast documentation websites from Markdown, MDX, and OpenAPI descriptions',
  url: 'https://pagewright.example',
  base: process.env.DOCS_BASE || '/',
  markdown: { blocked: 'error' },
  navbar: {
    items: [
      { label: 'Get started', href: '/getting-started' },
      { label: 'Docs', href: '/', activeSidebar: 'documentation' },
      { label: 'Configuration', href: '/configuration' },
      { label: 'Architecture', href: '/internals/architecture' },
    ],
  },
  search: {
    synonyms: [
      ['config', 'configuration', 'settings', 'options'],
      ['callout', 'admonition'],
      ['component', 'island'],
      ['deploy', 'host', 'publish'],
      ['docs', 'documentation'],
      ['image', 'picture'],
      ['csp', 'content security policy'],
      ['i18n', 'translation', 'language'],
      ['openapi', 'swagger'],
    ],
    suggestions: ['/getting-started', '/configuration', '/writing/markdown', '/running/hosting'],
  },
});
