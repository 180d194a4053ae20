// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ENTRY_FAILED } from '../../shared/events.ts';
import { setDocument } from '../test-document.ts';
import { baseBannerScript } from './base-banner.ts';

function run(base: string, path = '/'): void {
  setDocument(path, '<p>Page</p>');
  new Function(baseBannerScript({ base }))();
}

/** Reports that the entry failed to load, as the early script does each time. */
function failEntry(times = 2): void {
  for (let time = 0; time < times; time += 1) dispatchEvent(new Event(ENTRY_FAILED));
}

const banner = () => document.getElementById('base-banner');

it('appears when the entry has failed, first in the page, in the words of the specification', () => {
  run('/docs', '/');
  failEntry();
  expect(document.body.firstElementChild).toBe(banner());
  const lines = [...(banner()?.children ?? [])].map((line) => line.textContent);
  expect(lines.slice(0, 5)).toEqual([
    'Your Docusaurus site did not load properly.',
    'Reload the page first, because a network failure looks the same.',
    'A very common reason is a wrong site baseUrl configuration.',
    'Current configured baseUrl = /docs/',
    'We suggest trying baseUrl = /',
  ]);
});

it('links the configuration to its explanation', () => {
  run('');
  failEntry();
  const link = banner()?.querySelector('a');
  expect(link?.textContent).toBe('baseUrl configuration');
  expect(banner()?.querySelector(link?.hash ?? '')?.textContent).toContain('Set base in');
});

it('names the default value, and suggests the folder of the address', () => {
  run('', '/guide/index.html');
  failEntry();
  expect(banner()?.textContent).toContain('Current configured baseUrl = / (default value)');
  expect(banner()?.textContent).toContain('We suggest trying baseUrl = /guide/');
});

it.each(['/docs', '/docs/index.html', '/docs/'])('suggests the base path at %s, too', (path) => {
  run('/docs', path);
  failEntry();
  expect(banner()?.textContent).toContain('We suggest trying baseUrl = /docs/');
  expect(banner()?.querySelector('b')?.style.color).toBe('darkgreen');
});

it('waits for the second failure: the first may be due to the network', () => {
  run('');
  failEntry(1);
  expect(banner()).toBeNull();
});

it('appears once, and treats the address as text', () => {
  run('', '/%3Cimg%20src=x%3E/');
  failEntry(4);
  expect(document.querySelectorAll('#base-banner')).toHaveLength(1);
  expect(banner()?.querySelector('img')).toBeNull();
});
