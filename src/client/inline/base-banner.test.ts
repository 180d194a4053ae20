// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDocument } from '../testing.ts';
import { baseBannerScript } from './base-banner.ts';

function run(base: string, path = '/'): void {
  setDocument(path, '<p>Page</p>');
  delete window.docsStarted;
  new Function(baseBannerScript({ base }))();
}

/** Has the import of the script fail, as a missing file and one that throws do. */
function failScript(): void {
  dispatchEvent(new Event('unhandledrejection'));
  vi.runAllTimers();
}

const banner = () => document.getElementById('base-banner');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLScriptElement', Object.assign(HTMLScriptElement, {}));
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', {
    configurable: true,
    value: false,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('appears when the script has failed, first in the page, in the words of the specification', () => {
  run('/docs', '/');
  failScript();
  expect(document.body.firstElementChild).toBe(banner());
  expect([...(banner()?.children ?? [])].map((line) => line.textContent)).toEqual([
    'Your Docusaurus site did not load properly.',
    'Reload the page first: a network failure looks the same.',
    'A very common reason is a wrong site baseUrl configuration.',
    'Current configured baseUrl = /docs/',
    'We suggest trying baseUrl = /',
  ]);
});

it('names the default value, and suggests the folder of the address', () => {
  run('', '/guide/index.html');
  failScript();
  expect(banner()?.textContent).toContain('Current configured baseUrl = / (default value)');
  expect(banner()?.textContent).toContain('We suggest trying baseUrl = /guide/');
});

it('suggests nothing when the base path is right', () => {
  run('/docs', '/docs');
  failScript();
  expect(banner()?.textContent).not.toContain('suggest');
});

it('does not take a script that is slow for one that failed', () => {
  run('');
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(banner()).toBeNull();
});

it('stays away when the script has started, for the failures of others', () => {
  run('');
  window.docsStarted = true;
  failScript();
  expect(banner()).toBeNull();
});

it('appears once, and treats the address as text', () => {
  run('', '/%3Cimg%20src=x%3E/');
  failScript();
  failScript();
  expect(document.querySelectorAll('#base-banner')).toHaveLength(1);
  expect(banner()?.querySelector('img')).toBeNull();
});
