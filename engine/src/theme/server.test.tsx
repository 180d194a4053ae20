import { describe, expect, it } from 'vitest';
import type { BrowserAssets, NavbarItem } from '../shared/view.ts';
import { theme } from './server.tsx';
import { ASSETS, pageView, SIDEBAR_ITEMS, siteView } from './test-views.ts';

const sidebar = {
  name: 'docs',
  tree: { name: 'docs', items: SIDEBAR_ITEMS },
  dataUrl: '/docs/sidebars/docs.1.json',
};
const render = (view = pageView(), site = siteView(), assets: BrowserAssets = ASSETS) =>
  theme
    .renderPage(
      { main: theme.renderMain(view, site), frame: theme.renderFrame(view, site) },
      view,
      site,
      assets,
    )
    .join('');

describe('renderPage', () => {
  it('says in main and at the root what navigation needs to know of a page', () => {
    const html = render(pageView({ sidebar }));
    expect(html).toContain(`<html lang="en" dir="ltr" data-build="${ASSETS.buildId}"`);
    expect(html).toContain(
      '<main id="main" tabindex="-1" data-route="/reference/vouchers" data-sidebar="docs" data-sidebar-url="/docs/sidebars/docs.1.json">',
    );
  });

  it('draws each page as if it were the only one, although most of its frame is drawn once', () => {
    const link = (label: string, href: string, activeSidebar?: string): NavbarItem => {
      return {
        type: 'link',
        label,
        href,
        position: 'left',
        activeSidebar,
        newTab: false,
      };
    };
    const menu: NavbarItem = {
      type: 'dropdown',
      label: 'More',
      position: 'left',
      items: [
        { label: 'In the menu', href: '/docs/menu' },
        { label: 'Elsewhere', href: 'https://elsewhere.example' },
      ],
    };
    const items = [link('Docs', '/docs/a', 'docs'), link('Deep', '/docs/reference/deep'), menu];
    const site = siteView({ navbar: { hideOnScroll: false, items } });
    const pages = [
      pageView({ sidebar }),
      pageView({ sidebar, route: '/reference/deep' }),
      pageView({ sidebar, route: '/a' }),
      pageView({ sidebar: { ...sidebar, name: 'other' }, route: '/reference/deep' }),
      pageView({ route: '/a' }),
      pageView({ sidebar, route: '/elsewhere' }),
      pageView({ sidebar, route: '/menu' }),
    ];
    const alone = pages.map((page) => render(structuredClone(page), structuredClone(site)));
    expect(new Set(alone).size).toBe(pages.length);
    expect(pages.map((page) => render(page, site))).toEqual(alone);
    expect(pages.toReversed().map((page) => render(page, site))).toEqual(alone.toReversed());
  });

  it('tells menus of the navigation bar apart, whatever their labels', () => {
    const menu = (position: 'left' | 'right'): NavbarItem => {
      return { type: 'dropdown', label: 'Ещё', position, items: [] };
    };
    const items = [menu('left'), menu('left'), menu('right')];
    const html = render(pageView(), siteView({ navbar: { hideOnScroll: false, items } }));
    const targets = [...html.matchAll(/popoverTarget="(menu-[^"]*)"/g)].map(([, id]) => id);
    expect(new Set(targets).size).toBe(items.length);
    for (const id of targets) expect(html.split(`<ul id="${id}"`)).toHaveLength(2);
  });

  it('carries the inline scripts that a page needs, and only those that the policy allows', () => {
    const site = siteView({ announcement: { id: 'a', html: 'News', closeable: true } });
    const scripts = (route: string) =>
      [
        ...render(pageView({ route }), site).matchAll(
          /<script(?: data-entry=[^>]*)?>([\s\S]*?)<\/script>/g,
        ),
      ].map((match) => match[1]);
    const [early, baseBanner] = theme.inlineScripts(site);
    expect(scripts('/')).toEqual([early, baseBanner]);
    expect(scripts('/a')).toEqual([early]);
  });

  it('carries the script of a plugin only if an element has its attribute', () => {
    const assets = { ...ASSETS, pluginScripts: [{ attribute: 'data-x', code: 'x()' }] };
    const drawn = (html: string) => render(pageView({ html }), siteView(), assets);
    expect(drawn('<p data-x="a">Text</p>').split('</head>')[0]).toContain('<script>x()</script>');
    expect(drawn('<p>data-x="a"</p>')).not.toContain('x()');
  });

  it("has no symbol and no drawing of its own: those are the site's", () => {
    const html = render(pageView({ route: '/', sidebar }));
    expect(html).toMatch(/<a class="wordmark" href="[^"]*"><span><b>/);
    expect(html).toContain('<div class="brand"><p>');
    expect(html).toMatch(
      /<div class="opening"><div><header[^>]*>(?:(?!<\/header>).)*<\/header><div class="start"><\/div><\/div><\/div>/,
    );
  });

  it('has no inline styles and no inline handlers', () => {
    const html = render(pageView({ sidebar, unlisted: true }));
    expect(html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')).not.toMatch(/\s(?:style|on\w+)=/);
  });

  it('has nothing beside the stylesheet that the first frame waits for', () => {
    expect(render()).not.toContain('rel="preload"');
  });

  it('draws open branches of the sidebar only, and works without script', () => {
    const html = render(pageView({ sidebar }));
    expect(html).toContain('aria-current="page">Vouchers</a>');
    // The closed category is a link to its first page. The document doesn't contain the category's items.
    expect(html).toMatch(/<a href="\/docs\/reference\/deep" data-open="false">More/);
    expect(html).not.toContain('>Deep<');
  });

  it('ends breadcrumbs with the current page and leaves them out where there are none', () => {
    const breadcrumbs = [{ label: 'Reference' }, { label: 'Vouchers', href: '/docs/vouchers' }];
    const html = render(pageView({ breadcrumbs }));
    expect(html).toContain('<span aria-current="page">Vouchers</span>');
    expect(html).toContain('href="/docs" aria-label="Home page"');
    expect(render()).not.toContain('Breadcrumbs');
  });

  it('leaves the title to a body that brings its own', () => {
    expect(render()).toContain('<h1>Vouchers</h1>');
    expect(render(pageView({ hideTitle: true }))).not.toContain('<h1');
  });

  it('writes availability as a list of badges', () => {
    const availability = { editions: ['Plus', 'Premium'], since: '4.13', stage: 'beta' } as const;
    const html = render(pageView({ availability }));
    const badges = [...html.matchAll(/<li class="(?:stage|edition|plain)"[^>]*>([^<]+)/g)];
    expect(badges.map((match) => match[1])).toEqual([
      'Beta',
      'Plus',
      'Premium',
      'Since version 4.13',
    ]);
    expect(render(pageView({ availability: {} }))).not.toContain('Availability');
  });

  it('sums up all editions of the product, and names fewer', () => {
    const site = siteView({ editions: ['Free', 'Plus'] });
    const all = render(pageView({ availability: { editions: ['Plus', 'Free'] } }), site);
    expect(all).toContain('All editions');
    expect(all).not.toContain('>Free<');
    expect(render(pageView({ availability: { editions: ['Plus'] } }), site)).toContain('>Plus<');
  });

  it('formats the last change in UTC', () => {
    const lastUpdated = { date: '2026-11-18T23:30:00Z', author: 'Ana' };
    expect(render(pageView({ lastUpdated }))).toContain('>Nov 18, 2026</time> by Ana');
  });

  it('tells readers of missing pages what happened', () => {
    const html = render(pageView({ kind: 'not-found', route: '/404', title: '' }));
    expect(html).toContain('<h1>Page Not Found</h1>');
    expect(html).toContain('We could not find what you were looking for.');
  });
});
