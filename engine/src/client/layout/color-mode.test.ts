// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, element, setDocument } from '../test-document.ts';
import { startColorMode } from './color-mode.ts';

const BODY = `
  <button type="button" popovertarget="color-mode"></button>
  ${['system', 'light', 'dark'].map((c) => `<button type="button" data-color-mode-choice="${c}"></button>`).join('')}`;

const root = document.documentElement;
const system = { dark: false, printing: false, changed: (): void => undefined };

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === 'print' ? system.printing : system.dark;
    },
    addEventListener: (_: string, listener: () => void) => {
      system.changed = listener;
    },
  }));
  Object.assign(system, { dark: false, printing: false });
  setDocument('/', BODY, { theme: 'light', themeChoice: 'light' });
  document.head.innerHTML =
    '<meta name="theme-color" content="#111" media="(prefers-color-scheme: dark)">';
  startColorMode();
});

afterEach(() => vi.unstubAllGlobals());

function pressed(): (string | undefined)[] {
  const buttons = document.querySelectorAll<HTMLElement>('[aria-pressed=true]');
  return [...buttons].map((button) => button.dataset.colorModeChoice);
}

function store(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const darkBar = () => document.querySelector('meta')?.media;

it('keeps the dark color of the browser bars for the dark mode', () => {
  expect(darkBar()).toBe('not all');
});

it('labels the controls with the current mode', () => {
  expect(element('[popovertarget]').title).toBe(
    'Switch between dark and light mode (currently light mode)',
  );
  expect(pressed()).toEqual(['light']);
});

it('applies and stores a choice', () => {
  click('[data-color-mode-choice=dark]');
  expect(root.dataset.theme).toBe('dark');
  expect(darkBar()).toBe('all');
  expect(localStorage.getItem('docs.theme')).toBe('dark');
  expect(pressed()).toEqual(['dark']);
  expect(element('[popovertarget]').getAttribute('aria-label')).toBe(
    'Switch between dark and light mode (currently dark mode)',
  );
});

it('follows the system only when that is the choice', () => {
  system.dark = true;
  system.changed();
  expect(root.dataset.theme).toBe('light');
  click('[data-color-mode-choice=system]');
  expect(root.dataset.theme).toBe('dark');
  system.dark = false;
  system.changed();
  expect(root.dataset.theme).toBe('light');
  expect(root.dataset.themeChoice).toBe('system');
});

it('ignores the change that printing causes', () => {
  system.dark = true;
  click('[data-color-mode-choice=system]');
  Object.assign(system, { dark: false, printing: true });
  system.changed();
  expect(root.dataset.theme).toBe('dark');
});

it('follows other tabs, but not their nonsense or removal', () => {
  store('docs.theme', 'dark');
  expect(root.dataset.theme).toBe('dark');
  for (const value of ['blue', null]) store('docs.theme', value);
  store('theme', 'light');
  expect(root.dataset.theme).toBe('dark');
});

it('works with blocked storage', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  click('[data-color-mode-choice=dark]');
  expect(root.dataset.theme).toBe('dark');
  vi.restoreAllMocks();
});
