// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setDocument } from '../testing.ts';
import { type EarlyScriptConfig, earlyScript } from './early.ts';

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
  document.head.innerHTML =
    '<meta name="theme-color" content="#fff" data-light="#fff" data-dark="#111">';
  new Function(earlyScript({ colorMode: { default: 'light', respectSystem: false }, ...config }))();
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
    ['the stored choice beside a wrong query', '/?theme=%3Cb%3E', 'dark', ['dark', 'dark']],
    ['the default for a wrong query', '/?theme=%3Cb%3E', undefined, ['light', 'light']],
    ['the default for a wrong value', '/', 'undefined', ['light', 'light']],
    ['the system, when stored', '/', 'system', ['light', 'system']],
  ])('is %s', (_name, path, stored, expected) => {
    setDocument(path, '');
    if (stored) localStorage.setItem('docs.theme', stored);
    run();
    expect(theme()).toEqual(expected);
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
    run();
    expect(document.querySelector('meta')?.content).toBe('#111');
  });
});

describe('the first view', () => {
  it.each([
    ['from the top', '/a', null, ''],
    ['at an anchor', '/a#b', null, undefined],
    ['that is come back to', '/a', { docs: { key: 'k' } }, undefined],
  ])('of a page that is read %s', (_name, path, state, expected) => {
    setDocument(path, '');
    history.replaceState(state, '');
    run();
    expect(root.dataset.firstView).toBe(expected);
  });

  it('has the fonts of the site when an earlier document has loaded them', () => {
    setDocument('/', '');
    run();
    expect(root.dataset.fonts).toBeUndefined();
    localStorage.setItem('docs.fonts', '1');
    run();
    expect(root.dataset.fonts).toBe('');
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

it('is written in the syntax of 2009 and is the same every time', () => {
  const script = earlyScript({ colorMode: { default: 'dark', respectSystem: true } });
  expect(script).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|of)\b/);
  expect(earlyScript({ colorMode: { default: 'dark', respectSystem: true } })).toBe(script);
});
