// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDocument } from '../testing.ts';
import { baseBannerScript } from './base-banner.ts';

function run(base: string, path = '/'): void {
  setDocument(path, '<p>Page</p>');
  delete window.docsStarted;
  new Function(baseBannerScript({ base }))();
}

function failScript(): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.type = 'module';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
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

it('appears at once when the script fails, first in the page, in the words of the specification', () => {
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

it('appears after loading when the script has not started, whatever the reason', () => {
  run('');
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(banner()).not.toBeNull();
});

it('stays away when the script has started, and for the failures of others', () => {
  run('');
  document.body.append(document.createElement('img'));
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(banner()).toBeNull();
  window.docsStarted = true;
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(banner()).toBeNull();
});

it('appears once, and treats the address as text', () => {
  run('', '/%3Cimg%20src=x%3E/');
  failScript();
  failScript();
  expect(document.querySelectorAll('#base-banner')).toHaveLength(1);
  expect(banner()?.querySelector('img')).toBeNull();
});
