// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPage } from '../page/page-store.ts';
import { restorePlace } from '../restore-place.ts';
import { element, reportSizesAtOnce, setDocument, settle } from '../test-document.ts';
import { startSidebar } from './sidebar.ts';

const caret = (label: string, isOpen: boolean) =>
  `<button type="button" aria-expanded="${isOpen}" aria-label="${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'"></button>`;

/** A tree as documents contain it: on one page, with the items of open branches. */
const SERVED = `<nav data-sidebar-scroll="docs"><ul>
  <li><a href="/start" aria-current="page">Start</a></li>
  <li><div><a href="/reference">Reference</a>${caret('Reference', false)}</div></li>
  <li><div><a href="/deep" data-open="false">More</a></div></li>
</ul></nav>`;

const WHOLE = `<nav data-sidebar-scroll="docs"><ul>
  <li><a href="/start">Start</a></li>
  <li><div><a href="/reference">Reference</a>${caret('Reference', false)}</div><ul hidden><li><a href="/reference/vouchers">Vouchers</a></li></ul></li>
  <li><div><a href="/deep" data-open="false">More</a></div><ul hidden><li><a href="/deep">Deep</a></li></ul></li>
</ul></nav>`;

const OTHER =
  '<nav data-sidebar-scroll="academy"><ul><li><a href="/academy">Academy</a></li></ul></nav>';

const DOCS = { name: 'docs', dataUrl: '/sidebars/docs.1.json' };
const ACADEMY = { name: 'academy', dataUrl: '/sidebars/academy.1.json' };

const fetched = vi.fn(
  async (address: string) =>
    new Response(JSON.stringify({ html: address === ACADEMY.dataUrl ? OTHER : WHOLE })),
);

function load(): void {
  const stored = Object.entries({ ...sessionStorage });
  setDocument(
    '/start',
    `<section id="site-menu"><div data-sidebar-place="">${SERVED}</div></section>
     <main id="main" data-route="/start" data-sidebar="docs" data-sidebar-url="${DOCS.dataUrl}"></main>`,
  );
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
  restorePlace();
  startSidebar('');
}

async function go(route: string, sidebar: typeof DOCS | undefined): Promise<void> {
  const page = { route, title: '', sidebar };
  setPage(page);
  document.dispatchEvent(new CustomEvent('docs:swapped', { detail: page }));
  await new Promise((resolve) => setTimeout(resolve));
}

async function press(label: string): Promise<void> {
  const named = [...document.querySelectorAll('button')].find(
    (button) =>
      button.textContent === label || button.getAttribute('aria-label')?.endsWith(`'${label}'`),
  );
  named?.click();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Returns the labels of visible links and buttons. */
const shown = () =>
  [...document.querySelectorAll('nav :is(a, button:not([aria-label]))')]
    .filter((each) => each.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);

const current = () =>
  [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  failed.mockClear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  load();
});

describe('branches', () => {
  it('open and close, and are fetched once', async () => {
    expect(fetched).not.toHaveBeenCalled();
    await press('Reference');
    expect(shown()).toEqual(['Start', 'Reference', 'Vouchers', 'More']);
    expect(element('button').getAttribute('aria-label')).toBe(
      "Collapse sidebar category 'Reference'",
    );
    await press('More');
    await press('Reference');
    expect(shown()).toEqual(['Start', 'Reference', 'More', 'Deep']);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('stay closed when they cannot be fetched, which is tried again', async () => {
    fetched.mockRejectedValueOnce(new Error('offline'));
    await press('Reference');
    expect(shown()).toEqual(['Start', 'Reference', 'More']);
    expect(failed).toHaveBeenCalledOnce();
    await press('Reference');
    expect(shown()).toContain('Vouchers');
  });
});

describe('branches around a page', () => {
  const frame = () => new Promise((resolve) => setTimeout(resolve, 30));

  it('open on arrival, and close when it is left', async () => {
    await go('/reference/vouchers', DOCS);
    expect(shown()).toContain('Vouchers');
    await go('/deep', DOCS);
    await frame();
    expect(shown()).toEqual(['Start', 'Reference', 'More', 'Deep']);
    await go('/start', DOCS);
    await frame();
    expect(shown()).toEqual(['Start', 'Reference', 'More']);
  });

  it('stay open when the reader has opened them', async () => {
    await press('Reference');
    await go('/reference/vouchers', DOCS);
    await go('/deep', DOCS);
    await frame();
    expect(shown()).toContain('Vouchers');
  });

  it('open again on another page in them when the reader has closed them', async () => {
    await go('/reference/vouchers', DOCS);
    await press('Reference');
    expect(shown()).not.toContain('Vouchers');
    await go('/reference', DOCS);
    expect(shown()).toContain('Vouchers');
    await go('/start', DOCS);
    await frame();
    expect(shown()).not.toContain('Vouchers');
  });

  it('wait for the pointer', async () => {
    await go('/reference/vouchers', DOCS);
    const place = element('[data-sidebar-place]');
    const matches = vi.spyOn(place, 'matches').mockReturnValue(true);
    await go('/deep', DOCS);
    await frame();
    expect(shown()).toContain('Vouchers');
    matches.mockRestore();
    place.dispatchEvent(new MouseEvent('mouseleave'));
    expect(shown()).not.toContain('Vouchers');
  });

  it('stay open where the author wants it', async () => {
    await go('/reference/vouchers', DOCS);
    await go('/start', DOCS);
    await frame();
    const list = element('[data-sidebar-place] li > ul');
    list.dataset.staysOpen = '';
    list.hidden = false;
    await go('/reference/vouchers', DOCS);
    await go('/start', DOCS);
    await frame();
    expect(shown()).toContain('Vouchers');
  });
});

it('stores only how far the sidebar is scrolled', async () => {
  await press('Reference');
  element('[data-sidebar-scroll]').scrollTop = 40;
  dispatchEvent(new Event('pagehide'));
  expect({ ...sessionStorage }).toEqual({ [Object.keys(sessionStorage)[0] ?? '']: '40' });
  load();
  expect(shown()).toEqual(['Start', 'Reference', 'More']);
});

describe('marks', () => {
  it('follow the reader, and are never kept', async () => {
    await go('/reference/vouchers', DOCS);
    expect(current()).toEqual(['Vouchers']);
    expect(shown()).toContain('Vouchers');
    expect(element('[data-active]').textContent).toBe('Reference');
    dispatchEvent(new Event('pagehide'));
    load();
    expect(current()).toEqual(['Start']);
    expect(document.querySelector('[data-active]')).toBeNull();
  });

  it('are brought into view', async () => {
    vi.stubGlobal('requestAnimationFrame', (task: () => void) => task());
    reportSizesAtOnce();
    const box = element('[data-sidebar-scroll]');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this === box
        ? new DOMRect(0, 0, 100, 400)
        : new DOMRect(0, 900 - box.scrollTop, 100, 30);
    });
    await go('/reference/vouchers', DOCS);
    expect(box.scrollTop).toBe(900);
  });

  it('are on no entry when the page has none', async () => {
    await go('/', DOCS);
    expect(current()).toEqual([]);
  });
});

describe('another sidebar', () => {
  it('takes its place, and the first one comes back as it was left', async () => {
    await press('Reference');
    await go('/academy', ACADEMY);
    expect(shown()).toEqual(['Academy']);
    expect(current()).toEqual(['Academy']);
    await go('/start', DOCS);
    expect(shown()).toEqual(['Start', 'Reference', 'Vouchers', 'More']);
  });

  it('of a page that was left meanwhile is not shown', async () => {
    const academy = go('/academy', ACADEMY);
    const start = go('/start', DOCS);
    await Promise.all([academy, start]);
    expect(current()).toEqual(['Start']);
  });

  it('is none on pages without one', async () => {
    await go('/about', undefined);
    await settle();
    expect(element('[data-sidebar-place]').childNodes).toHaveLength(0);
  });
});
