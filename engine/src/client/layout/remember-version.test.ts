// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDocument } from '../test-document.ts';
import { startRememberingVersion } from './remember-version.ts';

const KEY = 'docs.preferred-version';

function setVersion(version?: string): void {
  document.head.innerHTML =
    version === undefined ? '' : `<meta name="docusaurus_version" content="${version}">`;
}

beforeEach(() => setDocument('/', ''));
afterEach(() => vi.restoreAllMocks());

it('remembers the version of the page, also after navigation', () => {
  setVersion('current');
  startRememberingVersion();
  expect(localStorage.getItem(KEY)).toBe('current');
  setVersion('7');
  document.dispatchEvent(new CustomEvent('docs:swapped'));
  expect(localStorage.getItem(KEY)).toBe('7');
});

it('removes what it does not know', () => {
  localStorage.setItem(KEY, 'x'.repeat(100_000));
  setVersion('current');
  startRememberingVersion();
  expect(localStorage.getItem(KEY)).toBe('current');
  localStorage.setItem(KEY, 'gone');
  setVersion();
  document.dispatchEvent(new CustomEvent('docs:swapped'));
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('survives blocked storage', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  setVersion('current');
  expect(startRememberingVersion).not.toThrow();
});
