import { describe, expect, it } from 'vitest';
import { printed } from '../../files/test-site.ts';
import { assembleSite } from '../assemble-site.ts';
import { testCompiled, testDefinition, testSource } from '../test-values.ts';
import { type ResolvedLink, resolveLinks } from './resolve-links.ts';

const sources = [
  testSource('welcome.md', { slug: '/' }),
  testSource('quickstart.md'),
  testSource('reference/index.mdx'),
  testSource('reference/vouchers.mdx'),
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
        '/old/vouchers': '/reference/vouchers',
        '/old/limits': '/reference/vouchers#limits',
      },
      wildcards: {},
    },
  }),
  sources,
);

const anchors = new Map([
  ['/reference/vouchers', ['create-a-voucher', 'limits', 'müsli']],
  ['/quickstart', ['one', 'two', 'three', 'four', 'five', 'six']],
  ['/reference', []],
]);

const compiled = new Map(
  [...anchors].map(([route, ids]) => {
    const file = site.pages.get(route)?.source?.file ?? '';
    return [file, testCompiled(file, [], ids)] as const;
  }),
);

const statics = new Set([
  '/files/a b.pdf',
  '/readme.md',
  '/reference/x.csv',
  '/report/index.html',
  '/reference/chart/index.html',
]);

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
    ['/quickstart', './reference/vouchers.mdx', '/reference/vouchers'],
    ['/quickstart', 'reference/vouchers.mdx?a=1#limits', '/reference/vouchers?a=1#limits'],
    [
      '/guides',
      '../reference/vouchers.mdx#create-a-voucher',
      '/reference/vouchers#create-a-voucher',
    ],
    ['/guides', './01-first.md', '/guides/first'],
    ['/elsewhere/renamed', './01-first.md', '/guides/first'],
    ['/guides', './renamed.md', '/elsewhere/renamed'],
    ['/guides', '/reference/vouchers.mdx', '/reference/vouchers'],
    ['/guides', '@site/docs/welcome.md', '/'],
    // All forms of routes.
    ['/quickstart', '/', '/'],
    ['/quickstart', '/index.html', '/'],
    ['/quickstart', '/reference/vouchers/', '/reference/vouchers'],
    ['/quickstart', '/reference/vouchers.html?x#limits', '/reference/vouchers?x#limits'],
    ['/quickstart', '/reference/../reference/./vouchers', '/reference/vouchers'],
    ['/quickstart', '/category/topics', '/category/topics'],
    ['/quickstart', '/reference/hidden', '/reference/hidden'],
    // Relative paths without an extension: the file, the route next to the file's folder, or what a browser
    // resolves.
    ['/reference/vouchers', './hidden', '/reference/hidden'],
    ['/reference/vouchers', 'hidden/', '/reference/hidden'],
    ['/reference/vouchers', '../quickstart', '/quickstart'],
    ['/reference', './vouchers', '/reference/vouchers'],
    ['/reference', 'vouchers.html', '/reference/vouchers'],
    ['/reference/vouchers', '..', '/'],
    ['/reference/vouchers', '.', '/reference'],
    ['/guides/first', './renamed', '/elsewhere/renamed'],
    ['/elsewhere/renamed', './first', '/guides/first'],
    ['/guides/first', './guides', '/guides'],
    ['/reference', './quickstart', '/quickstart'],
    ['/elsewhere/renamed', '../reference', '/reference'],
    // Anchors and queries on the same page.
    ['/reference/vouchers', '#limits', '#limits'],
    ['/reference/vouchers', '#m%C3%BCsli', '#m%C3%BCsli'],
    ['/reference/vouchers', '#', '#'],
    ['/reference/vouchers', '#top', '#top'],
    ['/reference/vouchers', '#limits:~:text=a', '#limits:~:text=a'],
    ['/reference/vouchers', '?tab=a', '?tab=a'],
    ['/reference/vouchers', './vouchers.mdx#limits', '/reference/vouchers#limits'],
  ])('on %s: %s leads to %s', (route, href, expected) => {
    expect(resolveValid(route, href)).toEqual({ kind: 'internal', href: expected });
  });
});

it.each([
  ['/guide/quickstart', { kind: 'internal', href: '/quickstart' }],
  ['/guide/reference/vouchers#limits', { kind: 'internal', href: '/reference/vouchers#limits' }],
  ['/guide', { kind: 'internal', href: '/' }],
  ['/guide/readme.md', { kind: 'asset', href: '/readme.md' }],
  // The site's page takes precedence, whatever the base path is.
  ['/reference/vouchers', { kind: 'internal', href: '/reference/vouchers' }],
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
    expect(resolveValid('/reference/vouchers', href)).toEqual(expected);
  });
});

it.each([
  ['/report', '/report/'],
  ['/report/', '/report/'],
  ['/report/index.html', '/report/index.html'],
  ['/report?x=1#y', '/report/?x=1#y'],
  ['./chart', '/reference/chart/'],
])('%s leads to the static folder %s', (written, href) => {
  expect(resolveValid('/reference/vouchers', written)).toEqual({ kind: 'asset', href });
});

describe('broken links', () => {
  it('name their place and the nearest page, in the way the link was written', () => {
    const { problems, resolved } = resolve(
      '/guides',
      '../reference/vouchrs.mdx#limits',
      './01-first.mdx',
      'renamd.md',
      '/reference/vuochers?a=1#limits',
      '/Reference/Vouchers',
      '/how-tos/vouchers',
      './nowhere-near',
      '/nothing/of/this/kind',
      '../../../outside.md',
      '/files/gone.pdf',
      'javascript:alert(1)',
      '',
      '/%E0%A4%A',
    );
    expect(printed(problems)).toMatchInlineSnapshot(`
      "docs/02-guides/guides.md:1:1  The link "../reference/vouchrs.mdx#limits" leads to docs/reference/vouchrs.mdx, which doesn't exist
          Did you mean "../reference/vouchers.mdx#limits"?
      docs/02-guides/guides.md:2:1  The link "./01-first.mdx" leads to docs/02-guides/01-first.mdx, which doesn't exist
          Did you mean "./01-first.md"?
      docs/02-guides/guides.md:3:1  The link "renamd.md" leads to docs/02-guides/renamd.md, which doesn't exist
          Did you mean "./renamed.md"?
      docs/02-guides/guides.md:4:1  The link "/reference/vuochers?a=1#limits" leads to /reference/vuochers, which is neither a page nor a file
          Did you mean "/reference/vouchers?a=1#limits"?
      docs/02-guides/guides.md:5:1  The link "/Reference/Vouchers" leads to /Reference/Vouchers, which is neither a page nor a file
          Did you mean "/reference/vouchers"?
      docs/02-guides/guides.md:6:1  The link "/how-tos/vouchers" leads to /how-tos/vouchers, which is neither a page nor a file
          Did you mean "/reference/vouchers"?
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
    expect(resolved[0]).toEqual({ kind: 'internal', href: '/reference/vouchrs' });
  });
});

describe('broken anchors', () => {
  it('name the page that an old address stands for', () => {
    const { problems } = resolve(
      '/quickstart',
      '/old/vouchers?a=1#limits',
      '/old/limits#x',
      '/docs/reference/vouchers',
      '/docs/nothing',
    );
    expect(printed(problems)).toMatchInlineSnapshot(`
      "docs/quickstart.md:1:1  The link "/old/vouchers?a=1#limits" leads to /old/vouchers, an old URL
          Use "/reference/vouchers?a=1#limits".
      docs/quickstart.md:2:1  The link "/old/limits#x" leads to /old/limits, an old URL
          Use "/reference/vouchers#limits".
      docs/quickstart.md:3:1  The link "/docs/reference/vouchers" leads to /docs/reference/vouchers, an old URL
          Use "/reference/vouchers".
      docs/quickstart.md:4:1  The link "/docs/nothing" leads to /docs/nothing, which is neither a page nor a file
          Correct the link, or create the page."
    `);
  });

  it('name the nearest anchors of the page they lead to', () => {
    const { problems } = resolve(
      '/quickstart',
      '/reference/vouchers#create-voucher',
      '/reference/vouchers#Limits',
      './reference/vouchers.mdx#pricing',
      '#seven',
      '/reference#x',
      '/category/topics#x',
    );
    expect(printed(problems)).toMatchInlineSnapshot(`
      "docs/quickstart.md:1:1  The link "/reference/vouchers#create-voucher" leads to #create-voucher, which isn't on /reference/vouchers
          Did you mean #create-a-voucher?
      docs/quickstart.md:2:1  The link "/reference/vouchers#Limits" leads to #Limits, which isn't on /reference/vouchers
          Did you mean #limits?
      docs/quickstart.md:3:1  The link "./reference/vouchers.mdx#pricing" leads to #pricing, which isn't on /reference/vouchers
          The page has these anchors: #create-a-voucher, #limits, #müsli.
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
    const { resolved, problems } = check('/reference/vouchrs');
    expect(resolved).toEqual([{ kind: 'external', href: 'https://old.example/x', newTab: true }]);
    expect(problems).toMatchObject([{ severity: 'warning' }]);
  });

  it('stay on the site where only the place in the page is missing', () => {
    const { resolved, problems } = check('/reference/vouchers#gone');
    expect(resolved).toEqual([{ kind: 'internal', href: '/reference/vouchers#gone' }]);
    expect(problems).toMatchObject([{ severity: 'warning' }]);
  });
});
