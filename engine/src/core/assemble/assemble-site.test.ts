import { describe, expect, it } from 'vitest';
import type { SidebarsConfig } from '../config/types.ts';
import { printed } from '../files/test-site.ts';
import type { PageSource } from '../source/page-source.ts';
import { type AssembleOptions, assembleSite } from './assemble-site.ts';
import { testDefinition, testSource } from './test-values.ts';

function assemble(
  sidebars: SidebarsConfig,
  sources: readonly PageSource[],
  options: AssembleOptions = {},
) {
  return assembleSite(testDefinition({ sidebars }), sources, options);
}

/** Returns what readers see of a page's place in the navigation, with one line for each part. */
function placeOf(site: ReturnType<typeof assemble>['site'], route: string) {
  const page = site.pages.get(route);
  const crumbs = page?.breadcrumbs.map(({ label, href }) => (href ? `${label} (${href})` : label));
  return {
    sidebar: page?.sidebar,
    crumbs: crumbs?.join(' > '),
    previous: page?.previous && `${page.previous.label} ${page.previous.href}`,
    next: page?.next && `${page.next.label} ${page.next.href}`,
  };
}

const a = testSource('a.md', { title: 'A' });
const b = testSource('b.md', { title: 'B', pagination_label: 'B in pagination' });
const c = testSource('c.md', { title: 'C', sidebar_label: 'C in sidebar' });
const index = { type: 'generated-index' as const };

describe('pages', () => {
  it('come in the order of their files, generated categories after them', () => {
    const component: PageSource = { ...testSource('search.md'), kind: 'component' };
    const { site, problems } = assemble(
      { documentation: [{ type: 'category', label: 'Top', link: index, items: ['b', 'a'] }] },
      [a, b, component],
    );
    expect(problems).toEqual([]);
    expect([...site.pages.values()].map(({ kind, id }) => [kind, id])).toEqual([
      ['doc', 'a'],
      ['doc', 'b'],
      ['page', 'search'],
      ['category', '/category/top'],
    ]);
    expect(site.routeOfFile.get('docs/a.md')).toBe('/a');
    expect(site.pages.get('/search')?.sidebar).toBeUndefined();
  });

  it('carry what front matter says of them', () => {
    const availability = { editions: ['Plus' as const], since: '4.1' };
    const source = testSource('x.md', {
      description: 'D',
      unlisted: true,
      keywords: ['k'],
      availability,
    });
    const page = assemble({}, [source]).site.pages.get('/x');
    expect(page).toMatchObject({ description: 'D', unlisted: true, keywords: ['k'], availability });
  });
});

describe('tools', () => {
  const tools = [{ id: 'search', route: '/search', title: 'Search', description: 'Find pages.' }];

  it('are pages without a source', () => {
    const page = assemble({}, [a], { tools }).site.pages.get('/search');
    expect(page).toMatchObject({ kind: 'tool', id: 'search', title: 'Search' });
  });

  it('can be rendered by a component, but not hidden by a document', () => {
    const component: PageSource = { ...testSource('search.md'), kind: 'component' };
    const rendered = assemble({}, [component], { tools });
    expect(rendered.problems).toEqual([]);
    expect(rendered.site.pages.get('/search')?.kind).toBe('page');
    const { problems } = assemble({}, [testSource('search.md')], { tools });
    expect(problems.map(({ message }) => message)).toEqual([
      'has the route /search, which is reserved for the search page',
    ]);
  });
});

describe('routes that belong to the engine', () => {
  it.each([
    ['/.server/a', 'has a part that begins with a dot'],
    ['/a/.well-known', 'has a part that begins with a dot'],
    ['/assets/a', 'is under /assets'],
    ['/sidebars/a/b', 'is under /sidebars'],
    ['/404', 'is reserved for the not-found page'],
    ['/@fs/a', 'is reserved for the development server'],
  ])('%s', (route, reason) => {
    const text = `---\ntitle: A\nslug: ${route}\n---\n`;
    const { problems } = assemble({}, [{ ...testSource('a.md'), route, text }]);
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        place: { file: 'docs/a.md', line: 3, column: 1 },
        message: expect.stringContaining(`has the route ${route}, which ${reason}`),
      }),
    ]);
  });

  it.each(['/assets', '/sidebars', '/a/assets/b', '/@acme/client'])('%s is free', (route) => {
    expect(assemble({}, [{ ...testSource('a.md'), route }]).problems).toEqual([]);
  });

  it('may not be taken by categories', () => {
    const link = { type: 'generated-index', slug: '/assets/all' } as const;
    const { problems } = assemble(
      { main: [{ type: 'category', label: 'All', link, items: ['a'] }] },
      [a],
    );
    expect(problems.map(({ place }) => place)).toEqual([{ file: 'site/sidebars.ts', near: 'All' }]);
  });
});

describe('place in the sidebar', () => {
  const sidebars: SidebarsConfig = {
    documentation: [
      'a',
      {
        type: 'category',
        label: 'Outer',
        items: [
          { type: 'category', label: 'Inner', link: { type: 'doc', id: 'b' }, items: ['c'] },
          { type: 'ref', id: 'lesson' },
          { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
        ],
      },
      {
        type: 'category',
        label: 'Index',
        link: index,
        items: [{ type: 'doc', id: 'd', label: 'D!' }],
      },
    ],
    academy: ['lesson', 'a'],
  };
  const sources = [a, b, c, testSource('d.md'), testSource('lesson.md', { title: 'Lesson' })];
  const { site, problems } = assemble(sidebars, sources);

  it('breadcrumbs lead down to the page; previous and next go depth first', () => {
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
    const routes = ['/a', '/b', '/c', '/category/index', '/d', '/lesson'];
    expect(routes.map((route) => placeOf(site, route))).toMatchInlineSnapshot(`
      [
        {
          "crumbs": "A",
          "next": "B in pagination /b",
          "previous": undefined,
          "sidebar": "documentation",
        },
        {
          "crumbs": "Outer > Inner",
          "next": "C in sidebar /c",
          "previous": "A /a",
          "sidebar": "documentation",
        },
        {
          "crumbs": "Outer > Inner (/b) > C in sidebar",
          "next": "Index /category/index",
          "previous": "B in pagination /b",
          "sidebar": "documentation",
        },
        {
          "crumbs": "Index",
          "next": "D! /d",
          "previous": "C in sidebar /c",
          "sidebar": "documentation",
        },
        {
          "crumbs": "Index (/category/index) > D!",
          "next": undefined,
          "previous": "Index /category/index",
          "sidebar": "documentation",
        },
        {
          "crumbs": "Lesson",
          "next": "A /a",
          "previous": undefined,
          "sidebar": "academy",
        },
      ]
    `);
  });

  it('the drawn trees hold references, links and categories without page', () => {
    expect(site.sidebars.get('documentation')).toMatchInlineSnapshot(`
      [
        {
          "href": "/a",
          "label": "A",
          "type": "link",
        },
        {
          "collapsed": true,
          "collapsible": true,
          "items": [
            {
              "collapsed": true,
              "collapsible": true,
              "href": "/b",
              "items": [
                {
                  "href": "/c",
                  "label": "C in sidebar",
                  "type": "link",
                },
              ],
              "label": "Inner",
              "type": "category",
            },
            {
              "href": "/lesson",
              "label": "Lesson",
              "type": "link",
            },
            {
              "external": true,
              "href": "https://example.com",
              "label": "Elsewhere",
              "type": "link",
            },
          ],
          "label": "Outer",
          "type": "category",
        },
        {
          "collapsed": true,
          "collapsible": true,
          "href": "/category/index",
          "items": [
            {
              "href": "/d",
              "label": "D!",
              "type": "link",
            },
          ],
          "label": "Index",
          "type": "category",
        },
      ]
    `);
  });

  it('displayed_sidebar decides which sidebar is shown, and null shows none', () => {
    const own = testSource('a.md', { displayed_sidebar: 'academy' });
    const none = testSource('lesson.md', { displayed_sidebar: null });
    const beside = testSource('beside.md', { displayed_sidebar: 'documentation' });
    const home = testSource('welcome.md', { slug: '/', displayed_sidebar: 'documentation' });
    const changed = assemble(sidebars, [own, b, c, testSource('d.md'), none, beside, home]).site;
    expect(placeOf(changed, '/a')).toMatchObject({
      sidebar: 'academy',
      previous: 'Title of lesson /lesson',
      next: undefined,
    });
    expect(placeOf(changed, '/lesson')).toMatchObject({ sidebar: undefined, crumbs: '' });
    // The home page has no breadcrumbs, because they start there.
    expect(placeOf(changed, '/beside')).toMatchObject({
      sidebar: 'documentation',
      crumbs: 'Title of beside',
    });
    expect(placeOf(changed, '/')).toMatchObject({
      sidebar: 'documentation',
      crumbs: '',
      next: undefined,
    });
  });

  it('front matter overrides previous and next', () => {
    const own = testSource('c.md', { pagination_prev: null, pagination_next: 'lesson' });
    const { site: changed } = assemble(sidebars, [
      a,
      b,
      own,
      testSource('d.md'),
      testSource('lesson.md', { pagination_label: 'L' }),
    ]);
    expect(placeOf(changed, '/c')).toMatchObject({ previous: undefined, next: 'L /lesson' });
  });
});

describe('unlisted pages', () => {
  const hidden = testSource('b.md', { unlisted: true });
  const { site } = assemble(
    {
      documentation: [
        'a',
        { type: 'category', label: 'Hidden only', items: ['b'] },
        { type: 'category', label: 'Led by hidden', link: { type: 'doc', id: 'd' }, items: ['c'] },
      ],
    },
    [a, hidden, c, testSource('d.md', { unlisted: true })],
  );

  it('are in no tree and no pagination, but know their place', () => {
    expect(site.sidebars.get('documentation')).toMatchObject([
      { label: 'A' },
      { label: 'Led by hidden', items: [{ label: 'C in sidebar' }] },
    ]);
    expect(site.sidebars.get('documentation')?.[1]).not.toHaveProperty('href');
    expect(placeOf(site, '/a').next).toBe('C in sidebar /c');
    expect(placeOf(site, '/b')).toEqual({
      sidebar: 'documentation',
      crumbs: 'Hidden only > Title of b',
      previous: undefined,
      next: undefined,
    });
  });
});

describe('generated categories', () => {
  it('show a card for every item that leads somewhere', () => {
    const { site, problems } = assemble(
      {
        documentation: [
          {
            type: 'category',
            label: 'Guides',
            link: { ...index, slug: '/guides', title: 'All guides', description: 'What to do' },
            items: [
              'a',
              { type: 'ref', id: 'b', label: 'Other B' },
              { type: 'link', label: 'Code', href: 'https://example.com' },
              { type: 'html', value: '<hr>' },
              { type: 'category', label: 'One', items: ['c'] },
              {
                type: 'category',
                label: 'Two',
                items: ['d', { type: 'html', value: '<hr>' }, { type: 'ref', id: 'a' }],
              },
              { type: 'category', label: 'Led', link: { type: 'doc', id: 'e' }, items: ['f'] },
              { type: 'category', label: 'Nothing', items: [{ type: 'html', value: '<hr>' }] },
              'hidden',
            ],
          },
        ],
      },
      [
        testSource('a.md', { title: 'A', description: 'About A' }),
        ...[b, c, testSource('d.md'), testSource('f.md')],
        testSource('e.md', { description: 'About E' }),
        testSource('hidden.md', { unlisted: true }),
      ],
    );
    expect(problems).toEqual([]);
    expect(site.pages.get('/guides')).toMatchObject({
      title: 'All guides',
      description: 'What to do',
      breadcrumbs: [{ label: 'Guides' }],
      next: { label: 'A', href: '/a' },
    });
    expect(site.pages.get('/guides')?.cards).toMatchInlineSnapshot(`
      [
        {
          "description": "About A",
          "href": "/a",
          "kind": "page",
          "label": "A",
        },
        {
          "description": "",
          "href": "/b",
          "kind": "page",
          "label": "Other B",
        },
        {
          "description": "",
          "href": "https://example.com",
          "kind": "external",
          "label": "Code",
        },
        {
          "description": "C in sidebar",
          "href": "/c",
          "kind": "category",
          "label": "One",
        },
        {
          "description": "Title of d, A",
          "href": "/d",
          "kind": "category",
          "label": "Two",
        },
        {
          "description": "About E",
          "href": "/e",
          "kind": "category",
          "label": "Led",
        },
      ]
    `);
  });
});

describe('problems', () => {
  it('names front matter that leads nowhere, with its line', () => {
    const text = '---\ntitle: X\ndisplayed_sidebar: documentatoin\npagination_next: bb\n---\n';
    const source = testSource(
      'x.md',
      { displayed_sidebar: 'documentatoin', pagination_next: 'bb', pagination_prev: 'long-gone' },
      text,
    );
    const { problems } = assemble({ documentation: ['a'] }, [source, a, b]);
    expect(printed(problems)).toMatchInlineSnapshot(`
      "docs/x.md:3:1  There's no sidebar "documentatoin"
          Use displayed_sidebar: documentation.
      docs/x.md  pagination_prev refers to the page "long-gone", which doesn't exist
          Use a page's id (its path in the content folder), or null for no link.
      docs/x.md:4:1  pagination_next refers to the page "bb", which doesn't exist
          Use pagination_next: b."
    `);
    const other = testSource('y.md', { displayed_sidebar: 'zzz' });
    expect(
      printed(assemble({ documentation: ['a'], academy: [] }, [other, a]).problems),
    ).toMatchInlineSnapshot(`
      "docs/y.md  There's no sidebar "zzz"
          Use one of: documentation, academy, or null for no sidebar."
    `);
  });

  it('names categories whose route is taken', () => {
    const own = { ...index, slug: '/a' };
    const { site, problems } = assemble(
      {
        documentation: [
          { type: 'category', label: 'Taken by page', link: own, items: ['b'] },
          { type: 'category', label: 'First', link: { ...index, slug: '/same' }, items: ['c'] },
          { type: 'category', label: 'Second', link: { ...index, slug: '/same' }, items: [] },
        ],
      },
      [a, b, c],
    );
    expect(printed(problems)).toMatchInlineSnapshot(`
      "site/sidebars.ts  The category "Taken by page" in sidebar "documentation" needs the route /a, which docs/a.md already uses
          Link the category to that page with link: { type: 'doc', id: 'a' }, or give the category a different slug.
      site/sidebars.ts  The category "Second" in sidebar "documentation" needs the route /same, which the category "First" already uses
          Give one of them a different slug."
    `);
    expect(site.pages.get('/a')?.kind).toBe('doc');
  });
});

describe('growth', () => {
  /** Returns how often page ids are read while a site with `count` pages is assembled. */
  function readsOf(count: number): number {
    let reads = 0;
    const sources = Array.from({ length: count }, (_, number) => {
      const source = testSource(`section-${number % 50}/page-${number}.md`);
      return Object.defineProperty({ ...source }, 'id', {
        get: () => {
          reads += 1;
          return source.id;
        },
      });
    });
    const { site, problems } = assemble(
      {
        documentation: [{ type: 'autogenerated', dirName: '.' }],
        broken: ['section-1/page-x', 'section-2/page-y'],
      },
      sources,
    );
    expect(site.pages.size).toBe(count);
    expect(problems).toHaveLength(2);
    return reads;
  }

  it('ten times the pages take ten times the steps', () => {
    const few = readsOf(500);
    const many = readsOf(5000);
    expect(many / few).toBeLessThanOrEqual(10.5);
  });
});
