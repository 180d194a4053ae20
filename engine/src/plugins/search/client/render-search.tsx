/** @jsxImportSource preact */
/**
 * The main search chunk: the dialog, the results page, and access to the index. It loads at the first sign that a
 * reader is about to search.
 */
import { type ComponentChild, render } from 'preact';
import { trackEvent } from '../../../client/services.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { readAddress, SearchResultsPage } from './SearchResultsPage.tsx';
import css from './search.css?inline';
import type { SiteBackend } from './session/backend.ts';
import type { SearchHead } from './session/use-field.ts';

/** Part of the script, because pages don't need these styles until a reader searches. */
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

const reported = new Set<string>();

/** Tells the configured services, if any, about a query without results. The event contains nothing else. */
function reportNothing(query: string, base: string): void {
  if (reported.has(query)) return;
  reported.add(query);
  // Only the query matters, so the event names the search page and not the page that the reader is on.
  const details = { search_term: query, page_path: `${base}/search` };
  trackEvent({ name: 'search_no_results', details });
}

/** What the dialog and the results page need to know about their site. */
export interface SearchedSite {
  readonly backend: SiteBackend;
  /** The site's base path. */
  readonly base: string;
}

/** Adds the rest of the dialog while it's open, and removes it on closing. */
export function showDialog(dialog: HTMLDialogElement, { backend, base }: SearchedSite): void {
  const head = headOf(dialog);
  const close = () => dialog.close();
  const onNothing = (query: string) => reportNothing(query, base);
  const props = { backend, base, head, onNothing, close };
  const remove = renderIn(dialog, <SearchDialog {...props} />);
  dialog.addEventListener('close', remove, { once: true });
}

/** Adds results to the search page. Returns a function that removes them. */
export function showPage(page: HTMLElement, { backend, base }: SearchedSite): () => void {
  const head = headOf(page);
  // If the reader has already typed, the field is more recent than the URL.
  head.field.value ||= readAddress().q;
  const onNothing = (query: string) => reportNothing(query, base);
  return renderIn(page, <SearchResultsPage {...{ backend, head, onNothing }} />);
}

/** Returns the existing field. Replacing it would lose the reader's input. */
function headOf(box: HTMLElement): SearchHead {
  const form = box.querySelector('form');
  const field = form?.querySelector('input');
  if (!form || !field) throw new Error('The search field is missing');
  return { form, field };
}

/** Renders content at the end of a box. Returns a function that removes it. */
function renderIn(box: HTMLElement, content: ComponentChild): () => void {
  const element = document.createElement('div');
  box.append(element);
  render(content, element);
  return () => render(null, element);
}
