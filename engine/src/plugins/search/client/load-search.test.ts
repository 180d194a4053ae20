// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSearch } from './load-search.ts';

const { showPage, load } = vi.hoisted(() => ({
  showPage: vi.fn(() => () => undefined),
  load: vi.fn(async () => undefined),
}));
vi.mock('./render-search.tsx', () => ({ showPage, showDialog: vi.fn() }));
vi.mock('./session/backend.ts', () => ({ createSiteBackend: () => ({ load }) }));

let page: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><form><input name="q"></form></div>';
  page = document.querySelector('div') as HTMLElement;
});

afterEach(() => {
  vi.clearAllMocks();
  history.replaceState(undefined, '', '/');
});

/** Resolves once everything that was started has had time to finish. */
const settled = () => vi.dynamicImportSettled();

it('shows the results of a query in the URL, and loads the index at once', async () => {
  history.replaceState(undefined, '', '/search?q=flag');
  createSearch('').enhanceResultsPage(page);
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(showPage).toHaveBeenCalledOnce());
});

it('shows the page if the field has focus before the script arrives', async () => {
  page.querySelector('input')?.focus();
  // The test DOM doesn't support `:focus-within`.
  vi.spyOn(page, 'matches').mockReturnValue(true);
  createSearch('').enhanceResultsPage(page);
  await vi.waitFor(() => expect(showPage).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
});

it('waits for the focus if there is no query, and then shows the page once', async () => {
  vi.spyOn(page, 'matches').mockReturnValue(false);
  page.querySelector('input')?.setAttribute('disabled', '');
  createSearch('').enhanceResultsPage(page);
  await settled();
  expect(showPage).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('focusin'));
  page.dispatchEvent(new Event('focusin'));
  await vi.waitFor(() => expect(showPage).toHaveBeenCalledOnce());
});
