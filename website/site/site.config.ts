import { remoteDocuments } from '@pagewright/remote-documents';
import { defineSite } from 'pagewright';
import { apiFacts } from './api-facts.ts';
import { feed } from './feed.ts';
import { search } from './search.ts';
import { SERVER_VERSION } from './server-version.ts';
import { assistants, thirdParties } from './third-parties.ts';
import { yourValues } from './values/plugin.ts';

export default defineSite({
  title: 'Unleash Docs',
  tagline: 'Documentation for Unleash, the enterprise-ready feature flag service',
  url: process.env.DOCS_URL || 'https://docs.getunleash.io',
  base: process.env.DOCS_BASE || '/',
  noIndex: process.env.DOCS_NO_INDEX === 'on',
  policyInDocuments: process.env.DOCS_POLICY_IN_DOCUMENTS === 'on',
  mainDocument: 'welcome',
  markdown: { blocked: 'error' },
  socialImage: '/social-card.png',
  socialImages: {
    template: 'site/brand/social-image.svg',
    titleColor: '#e4ebe7',
    sectionColor: '#a9b5b0',
  },
  editUrl: 'https://github.com/Unleash/unleash/edit/main/website/',
  navbar: {
    items: [
      { label: 'Quickstart', href: '/quickstart' },
      { label: 'Docs', href: '/', activeSidebar: 'documentation' },
      {
        label: 'Product',
        href: 'https://www.getunleash.io/enterprise-feature-management-platform',
      },
      { label: 'Plans', href: 'https://www.getunleash.io/plans' },
      { label: 'Blog', href: 'https://www.getunleash.io/blog' },
      { separator: true },
      {
        label: 'Unleash Academy',
        shortLabel: 'Academy',
        href: '/unleash-academy/introduction',
        activeSidebar: 'academy',
        items: [
          { label: 'Foundational', href: '/unleash-academy/foundational' },
          { label: 'Advanced for Developers', href: '/unleash-academy/advanced-for-devs' },
          {
            label: 'Managing Unleash for DevOps/Admins',
            href: '/unleash-academy/managing-unleash-for-devops',
          },
        ],
      },
      {
        label: 'Unleash Certification',
        shortLabel: 'Certification',
        items: [
          {
            label: 'Foundational Unleash',
            href: 'https://docs.google.com/forms/d/1iPUk2I0k5xMzicn9aLMcPF3b9ub3ZwdVjRxCxWxV7js/viewform',
          },
          {
            label: 'Advanced Unleash for Developers',
            href: 'https://docs.google.com/forms/d/1NUL9hyO8Ys916TB6fPV3-jkvD97OmPXZ8_TO84Wjqgc/viewform',
          },
          {
            label: 'Managing Unleash for DevOps/Admins',
            href: 'https://docs.google.com/forms/d/1JlIqmXI3P7dj0n-OiUs2IYsYXgmqw23BChaemlSgHJA/viewform',
          },
        ],
      },
      {
        label: 'Sign in',
        href: 'https://app.unleash-hosted.com/sign-in',
        position: 'right',
        newTab: true,
      },
      { separator: true, position: 'right' },
      {
        icon: 'repository',
        label: 'Unleash GitHub repository',
        shortLabel: 'GitHub',
        href: 'https://github.com/Unleash/unleash',
        position: 'right',
      },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Product',
        items: [
          { label: 'Docs', href: '/' },
          { label: 'Unleash on GitHub', href: 'https://github.com/Unleash/unleash' },
          { label: 'Roadmap', href: 'https://github.com/orgs/Unleash/projects/10' },
          { label: 'Unleash help center', href: 'https://getunleash.zendesk.com/hc/en-gb' },
        ],
      },
      {
        title: 'Community',
        items: [
          {
            label: 'GitHub discussions',
            href: 'https://github.com/unleash/unleash/discussions/',
          },
          { label: 'Slack', href: 'https://slack.unleash.run/' },
          {
            label: 'Stack Overflow',
            href: 'https://stackoverflow.com/questions/tagged/unleash',
          },
          { label: 'Twitter', href: 'https://twitter.com/getunleash' },
        ],
      },
    ],
    copyright: `Copyright © Unleash. These docs describe server version ${SERVER_VERSION}.`,
  },
  apis: [
    {
      id: 'unleash',
      file: 'openapi/unleash.json',
      overlays: 'openapi/overlays',
      route: '/reference/api/unleash',
      links: 'error',
      facts: apiFacts,
      tokens: {
        '/api/admin':
          '[personal access token](/reference/api-tokens-and-client-keys#personal-access-tokens) or [service account](/reference/service-accounts) token',
        '/api/client': '[client token](/reference/api-tokens-and-client-keys#client-tokens)',
        '/api/frontend': '[frontend token](/reference/api-tokens-and-client-keys#front-end-tokens)',
      },
      samples: {
        server: '<your-unleash-url>',
        credentials: {
          '/': '<your-personal-access-token>',
          '/api/client': '<your-client-token>',
          '/api/frontend': '<your-frontend-token>',
        },
        parameters: {
          appName: 'bookshop-web',
          child: 'gift-wrapping',
          contextField: 'region',
          environment: 'production',
          featureName: 'checkout-express',
          legalValue: 'NO',
          parent: 'checkout-express',
          projectId: 'bookshop',
        },
      },
      console: {
        cors: {
          '/': {
            isRefused: true,
            text: "Unleash doesn't let websites call its Admin and Client APIs, and no setting changes that. Copy the cURL command and run it in a terminal, or use your own proxy to add the CORS headers.",
          },
          '/api/frontend': {
            text: 'Check the token first, because Unleash rejects invalid tokens with `401` or `403` and without CORS headers. By default, every website can call the Frontend API. If access is restricted on your instance, add the website in Admin → CORS origins, or set `UNLEASH_FRONTEND_API_ORIGINS`.',
            href: '/using-unleash/troubleshooting/cors',
          },
        },
      },
    },
  ],
  editions: ['Open Source', 'Pro', 'Enterprise'],
  pageFolders: {
    tutorial: 'feature-flag-tutorials',
    explanation: 'understanding-unleash',
    troubleshooting: 'using-unleash/troubleshooting',
    'decision-record': 'contributing/ADRs',
  },
  theme: { components: { CodeBlock: './site/components/proof/CodeBlock.tsx' } },
  thirdParties,
  assistants,
  search,
  feed,
  plugins: [remoteDocuments, yourValues],
});
