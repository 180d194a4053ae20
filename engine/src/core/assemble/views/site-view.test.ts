import { expect, it } from 'vitest';
import { testDefinition } from '../test-values.ts';
import { siteView } from './site-view.ts';

it('applies the base path', () => {
  const link = (href: string) => ({ label: href, href });
  const view = siteView(
    testDefinition({
      config: {
        base: '/docs',
        socialImage: '/img/card.png',
        announcement: { id: '1', html: '<a href="/a?x#y">News</a>', closeable: true },
        navbar: {
          hideOnScroll: true,
          items: [
            { type: 'link', ...link('/'), newTab: false, position: 'left' },
            { type: 'link', ...link('https://example.com'), newTab: true, position: 'left' },
            {
              type: 'dropdown',
              label: 'Both',
              href: '/both',
              position: 'right',
              items: [link('/a')],
            },
            { type: 'separator', position: 'right' },
            {
              type: 'icon',
              label: 'Code',
              href: 'https://code.example',
              icon: 'repository',
              position: 'right',
            },
          ],
        },
        footer: {
          groups: [{ title: 'T', items: [link('/a')] }],
          copyright: '© <a href="/license">Acme</a>',
        },
      },
    }),
  );
  expect(view).toMatchInlineSnapshot(`
    {
      "announcement": {
        "closeable": true,
        "html": "<a href="/docs/a?x#y">News</a>",
        "id": "1",
      },
      "base": "/docs",
      "colorMode": {
        "default": "light",
      },
      "editions": [
        "Basic",
        "Plus",
        "Premium",
      ],
      "footer": {
        "copyright": "© <a href="/docs/license">Acme</a>",
        "groups": [
          {
            "items": [
              {
                "href": "/docs/a",
                "label": "/a",
              },
            ],
            "title": "T",
          },
        ],
      },
      "head": [],
      "icon": undefined,
      "language": "en",
      "navbar": {
        "hideOnScroll": true,
        "items": [
          {
            "href": "/docs",
            "label": "/",
            "newTab": false,
            "position": "left",
            "type": "link",
          },
          {
            "href": "https://example.com",
            "label": "https://example.com",
            "newTab": true,
            "position": "left",
            "type": "link",
          },
          {
            "href": "/docs/both",
            "items": [
              {
                "href": "/docs/a",
                "label": "/a",
              },
            ],
            "label": "Both",
            "position": "right",
            "type": "dropdown",
          },
          {
            "position": "right",
            "type": "separator",
          },
          {
            "href": "https://code.example",
            "icon": "repository",
            "label": "Code",
            "position": "right",
            "type": "icon",
          },
        ],
      },
      "origin": "https://docs.acme.example",
      "otherVersions": [],
      "socialImage": "https://docs.acme.example/docs/img/card.png",
      "tagline": "All about Acme",
      "title": "Acme",
      "version": "current",
    }
  `);
});

it('leaves out what is not configured', () => {
  const view = siteView(testDefinition());
  expect(view.announcement).toBeUndefined();
  expect(view.socialImage).toBeUndefined();
});
