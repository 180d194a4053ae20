/**
 * The smallest configurations in which every optional object is present. Whatever the schemas add to them is a
 * default.
 */
import type { RemoteInput } from '../../../packages/remote-documents/src/settings.ts';
import type { SiteInput } from '../../src/core/config/site-input.ts';
import type { RedirectsInput } from '../../src/core/config/types.ts';

const script = 'https://static.example.com/script.js';

export const SITE_SAMPLE: SiteInput = {
  title: 'Title',
  tagline: 'Tagline',
  url: 'https://docs.example.com',
  version: { name: 'a', label: 'A', others: [{ name: 'b', base: '/b/' }] },
  navbar: { items: [{ label: 'Link', href: '/' }] },
  footer: { groups: [{ title: 'Group', items: [{ label: 'Link', href: '/' }] }] },
  announcement: { id: 'a', html: 'A' },
  socialImages: { template: 'a.svg', titleColor: '#000000', sectionColor: '#000000' },
  apis: [
    {
      id: 'a',
      file: 'a.json',
      route: '/a',
      facts: [{ extension: 'x-a', label: 'A' }],
      samples: {},
      console: {},
    },
  ],
  assistants: [{ label: 'A', address: 'https://assistant.example.com/?q=' }],
  search: {
    kinds: [{ label: 'A', routes: ['/a'] }],
    community: { label: 'A', href: '/a' },
    hosted: { appId: 'a', apiKey: 'a', indexName: 'a' },
  },
  feed: { description: 'A', entries: [{ id: 'a', title: 'A', date: '2025-01-31', href: '/a' }] },
  thirdParties: {
    analytics: { script, measurementId: 'G-A' },
    tagManager: { script, containerId: 'GTM-A' },
    visitorIdentification: { script, clientId: 'a', global: 'A' },
    assistant: {
      script,
      global: 'A',
      websiteId: 'a',
      projectName: 'A',
      projectColor: '#000000',
      projectLogo: '/a.svg',
    },
    feedback: { endpoint: '/feedback' },
  },
};

export const REDIRECTS_SAMPLE: RedirectsInput = { targets: {} };

export const REMOTE_SAMPLE: RemoteInput = { documents: [{ route: '/a', repository: 'a/a' }] };
