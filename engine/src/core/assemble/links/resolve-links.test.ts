import { describe, expect, it } from 'vitest';
import { printed } from '../../files/test-site.ts';
import { assembleSite } from '../assemble-site.ts';
import { testCompiled, testDefinition, testSource } from '../test-values.ts';
import { type ResolvedLink, resolveLinks } from './resolve-links.ts';

const sources = [
  testSource('welcome.md', { slug: '/' }),
  testSource('quickstart.md'),
  testSource('reference/index.mdx'),
  testSource('reference/segments.mdx'),
  testSource('reference/hidden.md', { unlisted: true }),
  testSource('02-guides/01-first.md'),
  testSource('02-guides/renamed.md', { slug: '/elsewhere/renamed' }),
  testSource('02-guides/guides.md'),
];

const { site } = assembleSite(
  testDefinition({
    sidebars: {
      documentation: [
        {
          type: 'category',
          label: 'Topics',
          link: { type: 'generated-index' },
          items: ['quickstart'],
        },
      ],
    },
    redirects: {
      prefixes: ['/docs'],
      files: true,
      routes: {
        '/old/segments': '/reference/segments',
        '/old/limits': '/reference/segments#limits',
      },
      wildcards: {},
    },
  }),
  sources,
);

const anchors = new Map([
  ['/reference/segments', ['create-a-segment', 'limits', 'müsli']],
  ['/quickstart', ['one', 'two', 'three', 'four', 'five', 'six']],
  ['/reference', []],
]);

const compiled = new Map(
  [...anchors].map(([route, ids]) => {
    const file = site.pages.get(route)?.source?.file ?? '';
    return [file, testCompiled(file, [], ids)] as const;
  }),
);

const statics = new Set(['/files/a b.pdf', '/readme.md', '/reference/x.csv']);

/** Resolves links written on the page at `route`. */
function resolve(route: string, ...hrefs: string[]) {
  const page = site.pages.get(route);
  if (page === undefined) throw new Error(`no page at ${route}`);
  const body = testCompiled(page.source?.file ?? '', hrefs, anchors.get(route));
  const hasStaticFile = (path: string) => statics.has(path);
  return resolveLinks(site, page, body, { compiled, hasStaticFile });
}

function resolveValid(route: string, href: string): ResolvedLink | undefined {
  const { resolved, problems } = resolve(route, href);
  expect(printed(problems)).toBe('');
  return resolved[0];
}

describe('links to pages', () => {
  it.each([
    // Files, relative to the page's file, the content folder, or the site's root.
    ['/quickstart', './reference/segments.mdx', '/reference/segments'],
    ['/quickstart', 'reference/segments.mdx?a=1#limits', '/reference/segments?a=1#limits'],
    [
      '/guides',
      '../reference/segments.mdx#create-a-segment',
      '/reference/segments#create-a-segment',
    ],
    ['/guides', './01-first.md', '/guides/first'],
    ['/elsewhere/renamed', './01-first.md', '/guides/first'],
    ['/guides', './renamed.md', '/elsewhere/renamed'],
    ['/guides', '/reference/segments.mdx', '/reference/segments'],
    ['/guides', '@site/docs/welcome.md', '/'],
    // All forms of routes.
    ['/quickstart', '/', '/'],
    ['/quickstart', '/index.html', '/'],
    ['/quickstart', '/reference/segments/', '/reference/segments'],
    ['/quickstart', '/reference/segments.html?x#limits', '/reference/segments?x#limits'],
    ['/quickstart', '/reference/../reference/./segments', '/reference/segments'],
    ['/quickstart', '/category/topics', '/category/topics'],
    ['/quickstart', '/reference/hidden', '/reference/hidden'],
    // Relative paths without an extension: the file, the route next to the file's folder, or what a browser
    // resolves.
    ['/reference/segments', './hidden', '/reference/hidden'],
    ['/reference/segments', 'hidden/', '/reference/hidden'],
    ['/reference/segments', '../quickstart', '/quickstart'],
    ['/reference', './segments', '/reference/segments'],
    ['/reference', 'segments.html', '/reference/segments'],
    ['/reference/segments', '..', '/'],
    ['/reference/segments', '.', '/reference'],
    ['/guides/first', './renamed', '/elsewhere/renamed'],
    ['/elsewhere/renamed', './first', '/guides/first'],
    ['/guides/first', './guides', '/guides'],
    ['/reference', './quickstart', '/quickstart'],
    ['/elsewhere/renamed', '../reference', '/reference'],
    // Anchors and queries on the same page.
    ['/reference/segments', '#limits', '#limits'],
    ['/reference/segments', '#m%C3%BCsli', '#m%C3%BCsli'],
    ['/reference/segments', '#', '#'],
    ['/reference/segments', '#top', '#top'],
    ['/reference/segments', '#limits:~:text=a', '#limits:~:text=a'],
    ['/reference/segments', '?tab=a', '?tab=a'],
    ['/reference/segments', './segments.mdx#limits', '/reference/segments#limits'],
  ])('on %s: %s leads to %s', (route, href, expected) => {
    expect(resolveValid(route, href)).toEqual({ kind: 'internal', href: expected });
  });
});

it.each([
  ['/guide/quickstart', { kind: 'internal', href: '/quickstart' }],
  ['/guide/reference/segments#limits', { kind: 'internal', href: '/reference/segments#limits' }],
  ['/guide', { kind: 'internal', href: '/' }],
  ['/guide/readme.md', { kind: 'asset', href: '/readme.md' }],
  // The site's page takes precedence, whatever the base path is.
  ['/reference/segments', { kind: 'internal', href: '/reference/segments' }],
])('the base path may be written out: %s', (href, expected) => {
  const page = site.pages.get('/quickstart');
  if (page === undefined) throw new Error('no page');
  const hasStaticFile = (path: string) => statics.has(path);
  const body = testCompiled('docs/quickstart.md', [href]);
  const surroundings = { compiled, hasStaticFile, base: '/guide' };
  const { resolved, problems } = resolveLinks(site, page, body, surroundings);
  expect(printed(problems)).toBe('');
  expect(resolved).toEqual([expected]);
});

describe('other links', () => {
  it.each([
    ['https://example.com/a', { kind: 'external', href: 'https://example.com/a', newTab: true }],
    ['//example.com', { kind: 'external', href: '//example.com', newTab: true }],
    ['mailto:a@b.c', { kind: 'external', href: 'mailto:a@b.c', newTab: false }],
    ['tel:+123', { kind: 'external', href: 'tel:+123', newTab: false }],
    ['pathname:///openapi.json', { kind: 'asset', href: '/openapi.json' }],
    ['pathname://any/thing', { kind: 'asset', href: '/any/thing' }],
    ['/files/a%20b.pdf#page=2', { kind: 'asset', href: '/files/a%20b.pdf#page=2' }],
    ['/readme.md', { kind: 'asset', href: '/readme.md' }],
    ['./x.csv', { kind: 'asset', href: '/reference/x.csv' }],
  ])('%s', (href, expected) => {
    expect(resolveValid('/reference/segments', href)).toEqual(expected);
  });
});

describe('broken links', () => {
  it('name their place and the nearest page, in the way the link was written', () => {
    const { problems, resolved } = resolve(
      '/guides',
      '../reference/segmens.mdx#limits',
      './01-first.mdx',
      'renamd.md',
      '/reference/segmnets?a=1#limits',
      '/Reference/Segments',
      '/how-tos/segments',
      './nowhere-near',
      '/nothing/of/this/kind',
      '../../../outside.md',
      '/files/gone.pdf',
      'javascript:alert(1)',
      '',
      '/%E0%A4%A',
    );
    expect(printed(problems)).toMatchInlineSnapshot(`
      "docs/02-guides/guides.md:1:1  The link "../reference/segmens.mdx#limits" leads to docs/reference/segmens.mdx, which doesn't exist
          Did you mean "../reference/segments.mdx#limits"?
      docs/02-guides/guides.md:2:1  The link "./01-first.mdx" leads to docs/02-guides/01-first.mdx, which doesn't exist
          Did you mean "./01-first.md"?
      docs/02-guides/guides.md:3:1  The link "renamd.md" leads to docs/02-guides/renamd.md, which doesn't exist
          Did you mean "./renamed.md"?
      docs/02-guides/guides.md:4:1  The link "/reference/segmnets?a=1#limits" leads to /reference/segmnets, which is neither a page nor a file
          Did you mean "/reference/segments?a=1#limits"?
      docs/02-guides/guides.md:5:1  The link "/Reference/Segments" leads to /Reference/Segments, which is neither a page nor a file
          Did you mean "/reference/segments"?
      docs/02-guides/guides.md:6:1  The link "/how-tos/segments" leads to /how-tos/segments, which is neither a page nor a file
          Did you mean "/reference/segments"?
      docs/02-guides/guides.md:7:1  The link "./nowhere-near" leads to /guides/nowhere-near, which is neither a page nor a file
          Correct the link, or create the page.
      docs/02-guides/guides.md:8:1  The link "/nothing/of/this/kind" leads to /nothing/of/this/kind, which is neither a page nor a file
          Correct the link, or create the page.
      docs/02-guides/guides.md:9:1  The link "../../../outside.md" leads to ../outside.md, which doesn't exist
          Correct the link, or create the page.
      docs/02-guides/guides.md:10:1  The link "/files/gone.pdf" leads to /files/gone.pdf, which is neither a page nor a file
          Add the file to site/static, or correct the link.
      docs/02-guides/guides.md:11:1  The link "javascript:alert(1)" contains code, not a URL
          Add the URL that the link leads to. Code that runs on a click belongs in a component.
      docs/02-guides/guides.md:12:1  The link "" has no URL
          Add the URL that the link leads to.
      docs/02-guides/guides.md:13:1  The link "/%E0%A4%A" leads to /%E0%A4%A, which is neither a page nor a file
          Correct the link, or create the page."
    `);
    expect(problems).toHaveLength(resolved.length);
    expect(resolved[0]).toEqual({ kind: 'internal', href: '/reference/segmens' });
  });
});

describe('broken anchors', () => {
  it('name the page that an old address stands for', () => {
    const { problems } = resolve(
      '/quickstart',
      '/old/segments?a=1#limits',
      '/old/limits#x',
      '/docs/reference/segments',
      '/docs/nothing',
    );
    expect(printed(problems)).toMatchInlineSnapshot(`
      "docs/quickstart.md:1:1  The link "/old/segments?a=1#limits" leads to /old/segments, an old URL
          Use "/reference/segments?a=1#limits".
      docs/quickstart.md:2:1  The link "/old/limits#x" leads to /old/limits, an old URL
          Use "/reference/segments#limits".
      docs/quickstart.md:3:1  The link "/docs/reference/segments" leads to /docs/reference/segments, an old URL
          Use "/reference/segments".
      docs/quickstart.md:4:1  The link "/docs/nothing" leads to /docs/nothing, which is neither a page nor a file
          Correct the link, or create the page."
    `);
  });

  it('name the nearest anchors of the page they lead to', () => {
    const { problems } = resolve(
      '/quickstart',
      '/reference/segments#create-segment',
      '/reference/segments#Limits',
      './reference/segments.mdx#pricing',
      '#seven',
      '/reference#x',
      '/category/topics#x',
    );
    expect(printed(problems)).toMatchInlineSnapshot(`
      "docs/quickstart.md:1:1  The link "/reference/segments#create-segment" leads to #create-segment, which isn't on /reference/segments
          Did you mean #create-a-segment?
      docs/quickstart.md:2:1  The link "/reference/segments#Limits" leads to #Limits, which isn't on /reference/segments
          Did you mean #limits?
      docs/quickstart.md:3:1  The link "./reference/segments.mdx#pricing" leads to #pricing, which isn't on /reference/segments
          The page has these anchors: #create-a-segment, #limits, #müsli.
      docs/quickstart.md:4:1  The link "#seven" leads to #seven, which isn't on /quickstart
          The page has these anchors: #one, #two, #three, #four, #five, …
      docs/quickstart.md:5:1  The link "/reference#x" leads to #x, which isn't on /reference
          The page has no anchors. Link to the page itself.
      docs/quickstart.md:6:1  The link "/category/topics#x" leads to #x, which isn't on /category/topics
          The page has no anchors. Link to the page itself."
    `);
  });

  it('are not looked for on pages that were not compiled', () => {
    expect(resolve('/quickstart', '/elsewhere/renamed#x').problems).toEqual([]);
  });
});

describe('links that writers of the site cannot change', () => {
  const page = site.pages.get('/quickstart');
  const check = (href: string) => {
    if (page === undefined) throw new Error('no page');
    const place = { file: 'copy.md' };
    const links = [{ href, place, elsewhere: 'https://old.example/x' }];
    const surroundings = { compiled, hasStaticFile: () => false };
    return resolveLinks(site, page, { links, anchors: [] }, surroundings);
  };

  it('lead elsewhere where there is no page, with a warning', () => {
    const { resolved, problems } = check('/reference/segmens');
    expect(resolved).toEqual([{ kind: 'external', href: 'https://old.example/x', newTab: true }]);
    expect(problems).toMatchObject([{ severity: 'warning' }]);
  });

  it('stay on the site where only the place in the page is missing', () => {
    const { resolved, problems } = check('/reference/segments#gone');
    expect(resolved).toEqual([{ kind: 'internal', href: '/reference/segments#gone' }]);
    expect(problems).toMatchObject([{ severity: 'warning' }]);
  });
});
