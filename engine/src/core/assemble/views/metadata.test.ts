import { expect, it } from 'vitest';
import type { PageSource } from '../../source/page-source.ts';
import { assembleSite } from '../assemble-site.ts';
import { testDefinition, testSource } from '../test-values.ts';
import { documentsMetadata } from './metadata.ts';

const component: PageSource = { ...testSource('search.md'), kind: 'component' };
const sources = [
  testSource('welcome.md', { slug: '/', displayed_sidebar: 'documentation' }),
  testSource('quickstart.md'),
  testSource('secret.md', { unlisted: true }),
  component,
];
const sidebars = {
  documentation: [
    { type: 'html' as const, value: '<hr>' },
    {
      type: 'category' as const,
      label: 'Start',
      items: [{ type: 'category' as const, label: 'Inner', items: ['quickstart'] }],
    },
    {
      type: 'category' as const,
      label: 'Topics',
      link: { type: 'generated-index' as const, slug: '/topics' },
      items: [{ type: 'ref' as const, id: 'quickstart' }],
    },
  ],
  academy: [],
};

it('lists one version with all documents and the first link of each sidebar', () => {
  const definition = testDefinition({ sidebars });
  const { site } = assembleSite(definition, sources);
  expect(documentsMetadata(site, definition)).toMatchInlineSnapshot(`
    {
      "breadcrumbs": true,
      "path": "/",
      "versions": [
        {
          "docs": [
            {
              "id": "welcome",
              "path": "/",
              "sidebar": "documentation",
            },
            {
              "id": "quickstart",
              "path": "/quickstart",
              "sidebar": "documentation",
            },
            {
              "id": "secret",
              "path": "/secret",
              "unlisted": true,
            },
            {
              "id": "/topics",
              "path": "/topics",
              "sidebar": "documentation",
            },
          ],
          "draftIds": [],
          "isLast": true,
          "label": "Next",
          "mainDocId": "welcome",
          "name": "current",
          "path": "/",
          "sidebars": {
            "academy": {},
            "documentation": {
              "link": {
                "label": "Title of quickstart",
                "path": "/quickstart",
              },
            },
          },
        },
      ],
    }
  `);
});

it('applies the base path', () => {
  const definition = testDefinition({ sidebars, config: { base: '/docs' } });
  const { site } = assembleSite(definition, sources);
  const { path, versions } = documentsMetadata(site, definition);
  expect(path).toBe('/docs');
  expect(versions[0].docs.map((doc) => doc.path)).toEqual([
    '/docs',
    '/docs/quickstart',
    '/docs/secret',
    '/docs/topics',
  ]);
  expect(versions[0].sidebars).toEqual({
    documentation: { link: { path: '/docs/quickstart', label: 'Title of quickstart' } },
    academy: {},
  });
});
