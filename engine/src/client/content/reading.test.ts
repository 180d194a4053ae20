// @vitest-environment happy-dom
/**
 * Parts of the layout that follow the reader's position: table of contents, navigation bar, and "Back to top".
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackToTop } from '../layout/back-to-top.ts';
import { startNavbar } from '../layout/navbar.ts';
import { startTableOfContents } from '../layout/table-of-contents.ts';
import { startSkipLink } from '../navigation/focus.ts';
import { setPage } from '../page/page-store.ts';
import { click, element, reportSizesAtOnce, setDocument, settle } from '../test-document.ts';

const PAGE_HEIGHT = 3000;

beforeEach(() => {
  reportSizesAtOnce();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: PAGE_HEIGHT,
  });
});

afterEach(() => vi.unstubAllGlobals());

function scroll(y: number): void {
  Object.assign(window, { scrollY: y });
  dispatchEvent(new Event('scroll'));
}

function setHeight(selector: string, value: number): void {
  Object.defineProperty(element(selector), 'offsetHeight', { configurable: true, value });
}

describe('the table of contents', () => {
  /** Sets up three headings at 300, 1000, and 2800 pixels from the top of the page, and starts the code. */
  function start(navbar = '<header data-navbar></header>'): void {
    const headings = ['a', 'b', 'c'].map((id) => `<h2 id="${id}">${id}</h2>`).join('');
    const links = ['a', 'b', 'c'].map((id) => `<a href="#${id}">${id}</a>`).join('');
    setDocument(
      '/',
      `${navbar}<main id="main">${headings}</main><nav data-toc>${links}</nav><details open><nav data-toc>${links}</nav></details>`,
    );
    setHeight('[data-navbar]', 60);
    for (const [id, top] of [
      ['a', 300],
      ['b', 1000],
      ['c', 2800],
    ] as const) {
      element(`#${id}`).getBoundingClientRect = () => new DOMRect(0, top - scrollY, 100, 30);
    }
    startTableOfContents();
  }

  const active = () =>
    [...document.querySelectorAll('[aria-current=true]')].map((link) => link.textContent);

  it.each([
    [0, ['a', 'a']],
    [239, ['a', 'a']],
    [241, ['a', 'a']],
    [600, ['a', 'a']],
    [631, ['b', 'b']],
    [941, ['b', 'b']],
    [2190, ['b', 'b']],
    [2200, ['c', 'c']],
  ])('marks at offset %i the section %s, in every copy', (y, expected) => {
    start();
    scroll(y);
    expect(active()).toEqual(expected);
  });

  it('marks nothing before the first section when its heading is far down', () => {
    start();
    element('#a').getBoundingClientRect = () => new DOMRect(0, 500, 100, 30);
    element('#b').getBoundingClientRect = () => new DOMRect(0, 900, 100, 30);
    scroll(1);
    expect(active()).toEqual([]);
  });

  it('counts from the window edge when the navigation bar hides', () => {
    start('<header data-navbar data-hide-on-scroll></header>');
    scroll(950);
    expect(active()).toEqual(['b', 'b']);
  });

  it('passes over headings in what is closed', () => {
    start('<header data-navbar data-hide-on-scroll></header>');
    element('#a').getBoundingClientRect = () => new DOMRect();
    element('#a').checkVisibility = () => false;
    scroll(2190);
    expect(active()).toEqual(['b', 'b']);
  });

  it('keeps the marked entry in view by scrolling its own box', () => {
    start();
    const box = element('nav[data-toc]');
    box.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    element('nav[data-toc] a[href="#b"]').getBoundingClientRect = () =>
      new DOMRect(0, 140, 100, 20);
    scroll(700);
    expect(box.scrollTop).toBe(60);
  });

  it('closes on phones when an entry is chosen, and follows the next page', () => {
    start();
    click('details a');
    expect(element('details').hasAttribute('open')).toBe(false);
    element('nav[data-toc]').innerHTML = '<a href="#c">Only</a>';
    element('details').remove();
    scroll(2200);
    document.dispatchEvent(new CustomEvent('docs:swapped'));
    expect(active()).toEqual(['Only']);
  });
});

describe('back to top', () => {
  beforeEach(() => {
    setDocument('/', '<main id="main"><h1>Title</h1></main>');
    startBackToTop();
  });
  const hidden = () => element('[data-back-to-top]').hidden;

  it('is a button with a name at the end of the document, hidden at first', () => {
    const button = document.body.lastElementChild;
    expect(button?.matches('button[type="button"][data-back-to-top]')).toBe(true);
    expect(button?.ariaLabel).toBe('Scroll back to top');
    expect(hidden()).toBe(true);
  });

  it('appears on scrolling up beyond 300 px and goes on scrolling down', () => {
    scroll(1000);
    expect(hidden()).toBe(true);
    scroll(900);
    expect(hidden()).toBe(false);
    scroll(950);
    expect(hidden()).toBe(true);
    scroll(299);
    expect(hidden()).toBe(true);
  });

  it('scrolls as the stylesheet asks for, once the focus is at the heading', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {
      expect(document.activeElement).toBe(element('h1'));
    });
    click('[data-back-to-top]');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrollTo.mockRestore();
  });
});

describe('the navigation bar', () => {
  const BODY = `<header data-navbar data-hide-on-scroll><a id="a" href="/docs/a">A</a>
    <a id="part" href="/docs/a#x">Part</a><a id="query" href="/docs/a?x=1">Query</a><a id="out" href="https://example.com/docs/a">Out</a>
    <button type="button" data-active-sidebar="academy">Academy</button></header><main id="main"></main>`;

  beforeEach(async () => {
    setDocument('/docs/a', BODY);
    setPage({ route: '/a', title: '', sidebar: { name: 'academy', dataUrl: '' } });
    setHeight('[data-navbar]', 60);
    startNavbar('/docs');
    // The code that hides the navigation bar is loaded later.
    await import('../layout/hide-navbar.ts');
    await settle();
  });
  const hidden = () => element('[data-navbar]').hasAttribute('data-navbar-hidden');

  it('marks the links of the page and its sidebar', () => {
    const current = document.querySelectorAll('[aria-current=page]');
    expect([...current].map(({ id }) => id)).toEqual(['a']);
    expect(element('button').dataset.active).toBe('');
    setPage({ route: '/b', title: '', sidebar: undefined });
    document.dispatchEvent(new CustomEvent('docs:swapped'));
    expect(document.querySelector('[aria-current]')).toBeNull();
    expect(element('button').dataset.active).toBeUndefined();
  });

  it('hides on scrolling down and shows on scrolling up, unless near the end', () => {
    scroll(30);
    expect(hidden()).toBe(false);
    scroll(500);
    expect(hidden()).toBe(true);
    scroll(400);
    expect(hidden()).toBe(false);
    scroll(PAGE_HEIGHT - 800);
    scroll(PAGE_HEIGHT - 810);
    expect(hidden()).toBe(true);
  });

  it('is never hidden while the focus is inside', () => {
    element('#a').focus();
    scroll(500);
    expect(hidden()).toBe(false);
  });
});

it('the skip link moves the focus and leaves the address alone', () => {
  setDocument('/a', '<a href="#main">Skip</a><main id="main"></main>');
  startSkipLink();
  expect(click('a')).toBe(false);
  expect(document.activeElement).toBe(element('main'));
  expect(location.hash).toBe('');
});
