/** Tests of a built site: its metadata. */
import { describe, expect, it } from 'vitest';
import type { openOutput } from '../testing.ts';

/** Adds the tests for a build's output. */
export function describeMetadata({ read, documents, files }: ReturnType<typeof openOutput>): void {
  describe('documents.json', () => {
    it('describes one version, and each document with id, path and sidebar', () => {
      const metadata = JSON.parse(read('documents.json'));
      expect(metadata.versions).toHaveLength(1);
      expect(metadata.versions[0]).toMatchObject({
        name: 'three',
        label: 'Version 3',
        isLast: true,
        path: '/guide',
        mainDocId: 'start',
        sidebars: {
          manual: { link: { path: '/guide', label: 'Atlas' } },
          gallery: { link: { path: '/guide/gallery/world', label: 'The world' } },
        },
      });
      expect(metadata.versions[0].docs).toContainEqual({
        id: 'dialect/front-matter',
        path: '/guide/settings/front-matter',
        sidebar: 'manual',
      });
      expect(metadata.versions[0].docs).toContainEqual({
        id: 'notes/Changelog',
        path: '/guide/notes/Changelog',
      });
      const others = /^(?:404|search|playground|unfinished)\.html$/;
      const written = documents().filter((file) => !others.test(file));
      expect(metadata.versions[0].docs).toHaveLength(written.length);
    });
  });

  describe('sidebars', () => {
    it('hold every shape of entry, in order', () => {
      const file = files().find((name) => /^sidebars\/manual\.[0-9a-f]{8}\.json$/.test(name)) ?? '';
      const { html } = JSON.parse(read(file)) as { html: string };
      expect(html).toContain('data-sidebar-scroll="manual"');
      const expected = [
        'Atlas → /guide',
        'Installation → /guide/install .first-step',
        'html <hr><a href="/guide/files/atlas.json">Style sheet</a>',
        'Writing → /guide/dialect/text open',
        '  Callouts → /guide/dialect/callouts',
        '  Code → /guide/dialect/code',
        '  Tabs → /guide/dialect/tabs',
        '  Media → /guide/dialect/media',
        '  Components → /guide/dialect/components',
        '  Front matter → /guide/settings/front-matter',
        'Drawing → /guide/drawing .drawing',
        '  Layers → nothing',
        '    Raster layers → /guide/layers/raster',
        '    Sources of data → /guide/data-sources .sources open',
        '      Files → /guide/layers/sources/files',
        '      Servers → /guide/layers/sources/servers',
        '    Vectors → /guide/layers/vector',
        '    Looks → /guide/layers/styles .looks',
        '      Colours → /guide/layers/styles/colours',
        '    Heat layers → /guide/layers/heat',
        '  Coordinates → /guide/dialect/text#coordinates',
        'Elsewhere → nothing open fixed',
        '  Forum → https://forum.example.org',
        '  Gallery of maps → /guide/gallery',
      ];
      const lines = outline(html);
      expect(lines.filter((line) => expected.includes(line))).toEqual(expected);
      expect(read('install.html')).toContain(
        `data-route="/install" data-sidebar="manual" data-sidebar-url="/guide/${file}"`,
      );
      expect(read('notes/Changelog.html')).toContain('data-route="/notes/Changelog">');
    });
  });
}

/** Returns one line for each entry of a rendered sidebar, in order. */
function outline(sidebar: string): string[] {
  const items = sidebar.split(/(?=<li)/).slice(1);
  let depth = 0;
  return items.map((item) => {
    const indent = '  '.repeat(depth);
    depth += (item.match(/<ul/g) ?? []).length - (item.match(/<\/ul>/g) ?? []).length;
    const [, className] = /^<li class="([^"]*)"/.exec(item) ?? [];
    const suffix = className === undefined ? '' : ` .${className}`;
    const [, html] = /<div class="[^"]*">(.*)<\/div>/.exec(item) ?? [];
    if (html !== undefined) return `${indent}html ${html}${suffix}`;
    const [, attributes = '', label] = /<(?:a|span)([^>]*)>([^<]*)/.exec(item) ?? [];
    const [, href] = attributes.includes('data-open')
      ? []
      : (/href="([^"]*)"/.exec(attributes) ?? []);
    const isOpen = /<ul(?![^>]*hidden)/.test(item) ? ' open' : '';
    const isFixed = item.includes('<span>') ? ' fixed' : '';
    return `${indent}${label} → ${href ?? 'nothing'}${suffix}${isOpen}${isFixed}`;
  });
}
