import { describe, expect, it } from 'vitest';
import type { SiteDefinition } from '../../config/types.ts';
import { printed, writeSite } from '../../files/test-site.ts';
import type { PageSource } from '../../source/page-source.ts';
import { assembleSite } from '../assemble-site.ts';
import { testCompiled, testDefinition, testSource } from '../test-values.ts';
import { type CheckOptions, checkSite } from './check-site.ts';

const home = testSource('welcome.md', { slug: '/' });

/** Checks a site whose pages contain these links. The keys are the pages' files, relative to `docs`. */
function check(
  definition: SiteDefinition,
  sources: readonly PageSource[],
  links: Record<string, readonly string[]> = {},
  options: CheckOptions = { hasStaticFile: () => false },
) {
  const { site, problems } = assembleSite(definition, sources);
  expect(printed(problems)).toBe('');
  const compiled = new Map(
    sources.map(({ file }) => [file, testCompiled(file, links[file.replace('docs/', '')])]),
  );
  return checkSite(site, compiled, definition, options);
}

it('counts pages and links and hands on the resolved links', () => {
  const definition = testDefinition({
    sidebars: {
      documentation: ['a', { type: 'link', label: 'Later', href: '/later' }],
    },
    config: {
      navbar: {
        hideOnScroll: false,
        items: [
          { type: 'separator', position: 'left' },
          {
            type: 'link',
            label: 'A',
            href: '/a',
            newTab: false,
            position: 'left',
          },
          {
            type: 'dropdown',
            label: 'More',
            href: '/a',
            position: 'left',
            items: [{ label: 'Later', href: '/later' }],
          },
        ],
      },
      footer: {
        groups: [{ title: 'T', items: [{ label: 'X', href: 'https://x.example' }] }],
        copyright: '',
      },
    },
  });
  const result = check(definition, [home, testSource('a.md'), testSource('later.md')], {
    'welcome.md': ['/a', '/later', 'https://example.com'],
  });
  expect(printed(result.problems)).toBe('');
  expect(result.counts).toEqual({ pages: 3, links: 8 });
  expect(result.links.get('docs/welcome.md')).toEqual([
    { kind: 'internal', href: '/a' },
    { kind: 'internal', href: '/later' },
    { kind: 'external', href: 'https://example.com', newTab: true },
  ]);
});

it('reports broken links of all pages and of the configuration at once', () => {
  const definition = testDefinition({
    sidebars: {
      documentation: [
        'a',
        { type: 'category', label: 'C', items: [{ type: 'link', label: 'X', href: '/aa' }] },
        { type: 'html', value: '<a class="x" href="/ac">X</a>' },
      ],
    },
    config: {
      announcement: { id: '1', html: '<a href="/ad">New</a>', closeable: true },
      navbar: {
        hideOnScroll: false,
        items: [
          { type: 'icon', label: 'X', href: '/ab', icon: 'repository', position: 'right' },
          {
            type: 'link',
            label: 'Y',
            href: '/a#x',
            newTab: false,
            position: 'left',
          },
        ],
      },
    },
  });
  const links = { 'welcome.md': ['./b.md', '/a'], 'a.md': ['#x', './welcom.md'] };
  const { problems } = check(definition, [home, testSource('a.md')], links);
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "docs/welcome.md:1:1  The link "./b.md" leads to docs/b.md, which doesn't exist
        Did you mean "./a.md"?
    docs/a.md:1:1  The link "#x" leads to #x, which isn't on /a
        The page has no anchors. Link to the page itself.
    docs/a.md:2:1  The link "./welcom.md" leads to docs/welcom.md, which doesn't exist
        Did you mean "./welcome.md"?
    site/site.config.ts  The link "/ab" leads to /ab, which is neither a page nor a file
        Did you mean "/a"?
    site/site.config.ts  The link "/a#x" leads to #x, which isn't on /a
        The page has no anchors. Link to the page itself.
    site/site.config.ts  The link "/ad" leads to /ad, which is neither a page nor a file
        Did you mean "/a"?
    site/sidebars.ts  The link "/aa" leads to /aa, which is neither a page nor a file
        Did you mean "/a"?
    site/sidebars.ts  The link "/ac" leads to /ac, which is neither a page nor a file
        Did you mean "/a"?"
  `);
});

describe('orphans', () => {
  const sources = [
    home,
    testSource('listed.md'),
    testSource('linked.md'),
    testSource('in-footer.md'),
    testSource('referenced.md'),
    testSource('orphan.md'),
    testSource('self.md'),
    testSource('shown.md', { displayed_sidebar: 'documentation' }),
    testSource('unlisted.md', { unlisted: true }),
    { ...testSource('search.md'), kind: 'component' as const },
  ];
  const definition = testDefinition({
    sidebars: { documentation: ['listed', { type: 'ref', id: 'referenced' }] },
    config: {
      footer: {
        groups: [{ title: 'T', items: [{ label: 'F', href: '/in-footer' }] }],
        copyright: '',
      },
    },
  });
  const links = { 'listed.md': ['/linked#top'], 'self.md': ['/self', '#top'] };

  it('are documents in no sidebar that no other page links to', () => {
    const { problems } = check(definition, sources, links);
    expect(problems.every(({ kind }) => kind === 'orphan')).toBe(true);
    expect(printed(problems)).toMatchInlineSnapshot(`
      "docs/orphan.md  No sidebar lists this page, and no page links to it
          Add 'orphan' to site/sidebars.ts, link to it, or set unlisted: true in its front matter.
      docs/self.md  No sidebar lists this page, and no page links to it
          Add 'self' to site/sidebars.ts, link to it, or set unlisted: true in its front matter.
      docs/shown.md  No sidebar lists this page, and no page links to it
          Add 'shown' to site/sidebars.ts, link to it, or set unlisted: true in its front matter."
    `);
  });
});

it('wants a page at the root', () => {
  const definition = testDefinition({ sidebars: { documentation: ['a'] } });
  expect(printed(check(definition, [testSource('a.md')]).problems)).toMatchInlineSnapshot(`
    "site/site.config.ts  There's no page at /, and the main document "welcome" doesn't exist
        Create docs/welcome.md with slug: /, or set mainDocument to a different page."
  `);
  const main = testDefinition({
    sidebars: { documentation: ['a'] },
    config: { mainDocument: 'a' },
  });
  expect(printed(check(main, [testSource('a.md')]).problems)).toMatchInlineSnapshot(`
    "docs/a.md  This is the main document, but there's no page at /
        Set slug: / in its front matter, or redirect '/' to /a in site/redirects.ts."
  `);
});

it('warns about titles and descriptions that repeat', () => {
  const definition = testDefinition({ sidebars: { documentation: ['a', 'b', 'c', 'd'] } });
  const sources = [
    home,
    testSource('a.md', { title: 'Same', description: 'One' }),
    testSource('b.md', { title: 'same', description: 'Two' }),
    testSource('c.md', { description: 'one ' }),
    testSource('d.md', { title: 'Same', unlisted: true }),
  ];
  const { problems } = check(definition, sources);
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "docs/b.md  docs/a.md has the same title
        Write a title that distinguishes the two pages.
    docs/c.md  docs/a.md has the same description
        Write a description that distinguishes the two pages."
  `);
});

it('knows the static files of the site, and nothing outside of their folder', async () => {
  const root = await writeSite({ 'site/static/files/a.pdf': '', 'site/secret.txt': '' });
  const links = { 'welcome.md': ['/files/a.pdf', '/files', '/../secret.txt', '/..%2Fsecret.txt'] };
  const { problems } = check(testDefinition({ root }), [home], links, {});
  expect(printed(problems)).toMatchInlineSnapshot(`
    "docs/welcome.md:2:1  The link "/files" leads to /files, which is neither a page nor a file
        Correct the link, or create the page.
    docs/welcome.md:3:1  The link "/../secret.txt" leads to /secret.txt, which is neither a page nor a file
        Add the file to site/static, or correct the link.
    docs/welcome.md:4:1  The link "/..%2Fsecret.txt" leads to /secret.txt, which is neither a page nor a file
        Add the file to site/static, or correct the link."
  `);
});

it('reads every link of 5,000 pages once', () => {
  const count = 5000;
  const sources = Array.from({ length: count }, (_, number) => testSource(`p/page-${number}.md`));
  const definition = testDefinition({
    sidebars: { documentation: [{ type: 'autogenerated', dirName: 'p' }] },
  });
  let reads = 0;
  const all = [home, ...sources];
  const { site } = assembleSite(definition, all);
  const compiled = new Map(
    all.map(({ file }, number) => {
      // Every page links to a hub, to a neighbor, and to a page that doesn't exist.
      const page = testCompiled(
        file,
        ['/p/page-0#a', `/p/page-${number % count}`, '/p/gone'],
        ['a'],
      );
      const links = page.links.map(({ place, href }) => ({
        place,
        get href() {
          reads += 1;
          return href;
        },
      }));
      return [file, { ...page, links }] as const;
    }),
  );
  const { problems, counts } = checkSite(site, compiled, definition, {
    hasStaticFile: () => false,
  });
  expect(counts.links).toBe(3 * all.length);
  expect(problems).toHaveLength(all.length);
  // Once to resolve each link, and once more to describe the broken one.
  expect(reads).toBe(4 * all.length);
});

it('finds what is not hashed in folders that browsers keep for a year', async () => {
  const root = await writeSite({
    'site/static/assets/logo.svg': '<svg/>',
    'site/static/sidebars/a/b.json': '{}',
    'site/static/images/logo.svg': '<svg/>',
  });
  const definition = {
    ...testDefinition({}),
    root,
    redirects: {
      prefixes: ['/assets', '/old'],
      files: true,
      routes: { '/sidebars/old': '/assets', '/sidebars': '/assets' },
      wildcards: {},
    },
  };
  const { problems } = check(definition, [home, testSource('assets.md')]);
  const about = problems.filter(({ message }) => message.includes('for a year'));
  expect(printed(about)).toMatchInlineSnapshot(`
    "site/redirects.ts  The old URL /sidebars/old is under /sidebars/, where browsers cache everything for a year
        Remove the redirect.
    site/redirects.ts  The old URL /assets/ is under /assets/, where browsers cache everything for a year
        Remove the redirect.
    site/static/assets/logo.svg  Browsers cache everything under /assets/ for a year, but this file keeps its name when its content changes
        Move it to a different folder in site/static.
    site/static/sidebars/a/b.json  Browsers cache everything under /sidebars/ for a year, but this file keeps its name when its content changes
        Move it to a different folder in site/static."
  `);
});
