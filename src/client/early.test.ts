// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EarlyScriptConfig, earlyScript, tabsScript } from './early.ts';
import { element, setDocument } from './testing.ts';

const root = document.documentElement;
let prefersDark: boolean;

beforeEach(() => {
  prefersDark = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function run(config: Partial<EarlyScriptConfig> = {}): void {
  new Function(earlyScript({ colorMode: { default: 'light', respectSystem: false }, ...config }))();
}

function runTabs(): void {
  new Function(tabsScript())();
}

/** The document is parsed: what the script does last. */
function parsed(): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
}

function theme(): [string | undefined, string | undefined] {
  return [root.dataset.theme, root.dataset.themeChoice];
}

describe('the colour mode', () => {
  const system = { colorMode: { default: 'light', respectSystem: true } } as const;

  it.each([
    ['the default', '/', undefined, ['light', 'light']],
    ['the stored choice', '/', 'dark', ['dark', 'dark']],
    ['the query', '/?theme=light', 'dark', ['light', 'light']],
    ['the customary query', '/?docusaurus-theme=dark&theme=light', undefined, ['dark', 'dark']],
    ['the default for a wrong query', '/?theme=%3Cb%3E', undefined, ['light', 'light']],
    ['the default for a wrong value', '/', 'undefined', ['light', 'light']],
    ['the system, when stored', '/', 'system', ['light', 'system']],
  ])('is %s', (_name, path, stored, expected) => {
    setDocument(path, '');
    if (stored) localStorage.setItem('docs.theme', stored);
    run();
    expect(theme()).toEqual(expected);
    expect(root.style.colorScheme).toBe(expected[0]);
  });

  it('follows the system when nothing is chosen and the site asks for it', () => {
    setDocument('/', '');
    prefersDark = true;
    run(system);
    expect(theme()).toEqual(['dark', 'system']);
  });

  it('does not store the query', () => {
    setDocument('/?theme=dark', '');
    run();
    expect(localStorage.length).toBe(0);
  });

  it('is valid with blocked storage', () => {
    setDocument('/', '');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    run({ announcementId: 'x' });
    expect(theme()).toEqual(['light', 'light']);
    expect(root.dataset.js).toBe('');
  });

  it('sets the colour of the browser around the page', () => {
    setDocument('/?theme=dark', '');
    document.head.innerHTML =
      '<meta name="theme-color" content="#fff" data-light="#fff" data-dark="#111">';
    run();
    expect(document.querySelector('meta')?.content).toBe('#111');
  });
});

describe('the announcement', () => {
  it.each([
    ['new', 'new', ''],
    ['old', 'new', undefined],
    ['</script>"\u2028', '</script>"\u2028', ''],
  ])('dismissed as %o is, for the announcement %o, hidden: %o', (stored, announcementId, value) => {
    setDocument('/', '');
    localStorage.setItem('docs.announcement', stored);
    run({ announcementId });
    expect(root.dataset.announcementDismissed).toBe(value);
    expect(
      earlyScript({ colorMode: { default: 'light', respectSystem: false }, announcementId }),
    ).not.toContain('</script');
  });
});

describe('tabs', () => {
  const TABS = `<div data-tabs data-tabs-group="pm" data-tabs-query="pm">
    <div><button role="tab" data-tab-value="npm" aria-selected="true"></button>
    <button role="tab" data-tab-value="yarn" aria-selected="false"></button></div>
    <div role="tabpanel" data-tab-value="npm" data-selected></div>
    <div role="tabpanel" data-tab-value="yarn"></div></div>`;
  const selected = () =>
    [...document.querySelectorAll<HTMLElement>('[data-selected]')].map((p) => p.dataset.tabValue);

  it.each([
    ['/', undefined, 'npm'],
    ['/', 'yarn', 'yarn'],
    ['/?pm=npm', 'yarn', 'npm'],
    ['/?pm=nothing', 'yarn', 'yarn'],
    ['/', 'nothing', 'npm'],
    ['/', 'constructor', 'npm'],
  ])('at %s with %o stored show %s when the document is parsed', (path, stored, value) => {
    setDocument(path, '');
    if (stored) localStorage.setItem('docs.tab.pm', stored);
    runTabs();
    document.body.innerHTML = TABS;
    parsed();
    expect(selected()).toEqual([value]);
    expect(element(`[role=tab][data-tab-value=${value}]`).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(element(`[role=tab][data-tab-value=${value}]`).tabIndex).toBe(0);
  });

  it('follow while the document is being parsed, without being told that it is complete', async () => {
    setDocument('/', '');
    localStorage.setItem('docs.tab.pm', 'yarn');
    runTabs();
    document.body.innerHTML = TABS;
    await vi.waitFor(() => expect(selected()).toEqual(['yarn']));
    parsed();
  });

  it('inside a panel are not taken for those around it', () => {
    setDocument('/', '');
    localStorage.setItem('docs.tab.os', 'mac');
    runTabs();
    document.body.innerHTML = TABS.replace(
      'data-selected></div>',
      `data-selected><div data-tabs data-tabs-group="os">
        <div role="tabpanel" data-tab-value="linux" data-selected></div><div role="tabpanel" data-tab-value="mac"></div>
      </div></div>`,
    );
    parsed();
    expect(selected()).toEqual(['npm', 'mac']);
  });
});

it('is written in the syntax of 2009 and is the same every time', () => {
  const script = earlyScript({ colorMode: { default: 'dark', respectSystem: true } });
  expect(script + tabsScript()).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|of)\b/);
  expect(earlyScript({ colorMode: { default: 'dark', respectSystem: true } })).toBe(script);
});
