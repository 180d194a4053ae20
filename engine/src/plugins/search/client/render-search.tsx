/** @jsxImportSource preact */
/**
 * The search chunk: the dialog, the results page, and access to the index. Loaded at the first sign that a
 * reader is about to search.
 */
import { type ComponentChild, render } from 'preact';
import { trackEvent } from '../../../client/services.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { readAddress, SearchResultsPage } from './SearchResultsPage.tsx';
import css from './search.css?inline';
import type { SiteBackend } from './session/backend.ts';
import type { SearchHead } from './session/use-field.ts';

/** Loaded with the script, because pages don't need these styles until a reader searches. */
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

const reported = new Set<string>();

/** Reports a query without results to the configured services, if there are any. The event contains nothing else. */
function reportNothing(query: string, base: string): void {
  if (reported.has(query)) return;
  reported.add(query);
  // The event contains the search page instead of the reader's page, because only the query matters.
  const details = { search_term: query, page_path: `${base}/search` };
  trackEvent({ name: 'search_no_results', details });
}

/** What the dialog and the results page need to know about their site. */
export interface SearchedSite {
  readonly backend: SiteBackend;
  /** The site's base path. */
  readonly base: string;
}

/** Adds the rest to the open dialog, and removes it when the dialog closes. */
export function showDialog(dialog: HTMLDialogElement, { backend, base }: SearchedSite): void {
  const head = headOf(dialog);
  const close = () => dialog.close();
  const onNothing = (query: string) => reportNothing(query, base);
  const props = { backend, base, head, onNothing, close };
  const remove = renderIn(dialog, <SearchDialog {...props} />);
  dialog.addEventListener('close', remove, { once: true });
}

/** Adds the results to the search page. Returns a function that removes them. */
export function showPage(page: HTMLElement, { backend, base }: SearchedSite): () => void {
  const head = headOf(page);
  // If the reader has typed, the field is newer than the URL.
  head.field.value ||= readAddress().q;
  const onNothing = (query: string) => reportNothing(query, base);
  return renderIn(page, <SearchResultsPage {...{ backend, head, onNothing }} />);
}

/**
 * Returns the field that existed before this code ran. It's kept, because a new field would lose the reader's
 * input.
 */
function headOf(box: HTMLElement): SearchHead {
  const form = box.querySelector('form');
  const field = form?.querySelector('input');
  if (!form || !field) throw new Error('The search field is missing');
  return { form, field };
}

/** Renders at the end of a box. Returns a function that removes the content. */
function renderIn(box: HTMLElement, content: ComponentChild): () => void {
  const element = document.createElement('div');
  box.append(element);
  render(content, element);
  return () => render(null, element);
}
