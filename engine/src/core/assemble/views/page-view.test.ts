import { describe, expect, it } from 'vitest';
import { linkEnd, linkStart } from '../../compile/html/link-slots.ts';
import type { SidebarsConfig, SiteConfig } from '../../config/types.ts';
import type { PageSource } from '../../source/page-source.ts';
import { assembleSite } from '../assemble-site.ts';
import { testDefinition, testSource } from '../test-values.ts';
import { type PageBody, type PageViewExtra, pageView } from './page-view.ts';

const body: PageBody = {
  html: `<p>${linkStart(0)}b${linkEnd(0)}</p>`,
  links: [{ href: 'b.md', place: { file: 'a.md' }, attributes: { href: 'b.md' } }],
  targets: [{ kind: 'internal', href: '/b#x' }],
  sections: [],
  excerpt: 'First paragraph',
  tableOfContents: [{ level: 2, id: 'x', html: 'X', children: [] }],
};

const sidebars: SidebarsConfig = {
  documentation: [
    {
      type: 'category',
      label: 'Guides',
      link: { type: 'generated-index', slug: '/guides', keywords: ['k'] },
      items: ['a', 'b', { type: 'link', label: 'Code', href: 'https://example.com' }],
    },
    { type: 'link', label: 'File', href: 'pathname:///files/a.pdf' },
    { type: 'html', value: '<a href="/a">A</a> <a href="//x.example">X</a>' },
  ],
};

/** Returns the view of a page at `route`, on a site with the pages `a` and `b`. */
function view(
  route: string,
  options: {
    a?: PageSource;
    config?: Partial<SiteConfig>;
    body?: PageBody;
    extra?: Partial<PageViewExtra>;
  } = {},
) {
  const definition = testDefinition({ sidebars, config: { base: '/docs', ...options.config } });
  const { site } = assembleSite(definition, [
    options.a ?? testSource('a.md', { title: 'A' }),
    testSource('b.md', { title: 'B' }),
  ]);
  const page = site.pages.get(route);
  if (page === undefined) throw new Error(`no page at ${route}`);
  const extra = {
    sidebarDataUrl: (name: string) => `/docs/sidebars/${name}.json`,
    ...options.extra,
  };
  const usedBody = 'body' in options ? options.body : body;
  return { site, result: pageView(site, page, usedBody, definition, extra) };
}

it('has no sidebar if the page names one that the site does not have', () => {
  const { site } = view('/a');
  const page = site.pages.get('/a');
  if (page === undefined) throw new Error('no page');
  const extra = { sidebarDataUrl: (name: string) => name };
  const definition = testDefinition({ sidebars });
  const unknown = pageView(site, { ...page, sidebar: 'gone' }, body, definition, extra);
  expect(unknown.sidebar).toBeUndefined();
});

describe('addresses', () => {
  const { result } = view('/a');

  it('have the base path everywhere', () => {
    expect(result.html).toBe('<p><a href="/docs/b#x">b</a></p>');
    expect(result.breadcrumbs).toEqual([{ label: 'Guides', href: '/docs/guides' }, { label: 'A' }]);
    expect(result.previous).toEqual({ label: 'Guides', href: '/docs/guides' });
    expect(result.next).toEqual({ label: 'B', href: '/docs/b' });
    expect(result.sidebar).toMatchObject({
      name: 'documentation',
      dataUrl: '/docs/sidebars/documentation.json',
      tree: {
        name: 'documentation',
        items: [
          {
            href: '/docs/guides',
            items: [{ href: '/docs/a' }, { href: '/docs/b' }, { external: true }],
          },
          { href: '/docs/files/a.pdf' },
          { html: '<a href="/docs/a">A</a> <a href="//x.example">X</a>' },
        ],
      },
    });
    expect(result.route).toBe('/a');
  });
});

it('generated categories have cards; pages without description lend their excerpt', () => {
  const { result } = view('/guides', {
    a: testSource('a.md', { title: 'A', description: 'About A' }),
    body: undefined,
    extra: { descriptionOf: (route) => `Excerpt of ${route}` },
  });
  expect(result).toMatchObject({ kind: 'category', html: '', hideTitle: false, keywords: ['k'] });
  expect(result.tableOfContents).toEqual([]);
  expect(result.editUrl).toBeUndefined();
  expect(result.cards).toEqual([
    { kind: 'page', label: 'A', href: '/docs/a', description: 'About A' },
    { kind: 'page', label: 'B', href: '/docs/b', description: 'Excerpt of /b' },
    { kind: 'external', label: 'Code', href: 'https://example.com', description: '' },
  ]);
});

describe('front matter', () => {
  const noLinks = { ...body, html: '<p>x</p>' };
  const viewOf = (frontMatter: PageSource['frontMatter'], rest: Partial<PageBody> = {}) =>
    view('/a', { a: testSource('a.md', frontMatter), body: { ...noLinks, ...rest } }).result;

  it('description, else the excerpt', () => {
    expect(viewOf({ description: 'D' }).description).toBe('D');
    expect(viewOf({}).description).toBe('First paragraph');
  });

  it('the title is hidden when asked for, or when the body brings its own', () => {
    expect(viewOf({}).hideTitle).toBe(false);
    expect(viewOf({ hide_title: true }).hideTitle).toBe(true);
    expect(viewOf({}, { bodyTitle: 'Own' }).hideTitle).toBe(true);
  });

  it('hides the table of contents', () => {
    expect(viewOf({}).tableOfContents).toHaveLength(1);
    expect(viewOf({ hide_table_of_contents: true }).tableOfContents).toEqual([]);
  });

  it('unlisted pages are not indexed', () => {
    expect(viewOf({ unlisted: true })).toMatchObject({ unlisted: true, noIndex: true });
    expect(viewOf({})).toMatchObject({ unlisted: false, noIndex: false });
  });

  it('the image gets an absolute address', () => {
    expect(viewOf({ image: 'img/a.png' }).image).toBe('https://docs.acme.example/docs/img/a.png');
    expect(viewOf({ image: 'https://x.example/a.png' }).image).toBe('https://x.example/a.png');
  });

  it('the edit link follows the configuration, or front matter, or is left out', () => {
    const config = { editUrl: 'https://code.example/edit/main/' };
    const editUrl = (frontMatter: PageSource['frontMatter'], used: Partial<SiteConfig> = config) =>
      view('/a', { a: testSource('a.md', frontMatter), config: used, body: noLinks }).result
        .editUrl;
    expect(editUrl({})).toBe('https://code.example/edit/main/docs/a.md');
    expect(editUrl({ custom_edit_url: 'https://x.example' })).toBe('https://x.example');
    expect(editUrl({ custom_edit_url: null })).toBeUndefined();
    expect(editUrl({}, {})).toBeUndefined();
  });

  it('the last change comes from the history, unless it is written', () => {
    const lastUpdated = (frontMatter: PageSource['frontMatter'], date?: string) =>
      view('/a', {
        a: testSource('a.md', frontMatter),
        body: { ...noLinks, lastUpdate: date === undefined ? undefined : { date } },
      }).result.lastUpdated;
    expect(lastUpdated({})).toBeUndefined();
    expect(lastUpdated({}, '2025-01-01')).toEqual({ date: '2025-01-01' });
    expect(
      lastUpdated({ last_update: { date: '2020-02-02', author: 'Ana' } }, '2025-01-01'),
    ).toEqual({ date: '2020-02-02', author: 'Ana' });
  });
});
