/** @jsxImportSource preact */
/**
 * The chunk of search: its dialog, its page of results, and the way to the index. Loaded at the first
 * sign that a reader is about to search.
 */
import { type ComponentChild, render } from 'preact';
import { trackEvent } from '../../../client/services.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { readAddress, SearchResultsPage } from './SearchResultsPage.tsx';
import css from './search.css?inline';
import type { SiteSearch } from './session/backend.ts';
import type { SearchHead } from './session/use-field.ts';

const base = document.documentElement.dataset.base ?? '';

/** Pages that nobody searches on do without these styles. */
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

const reported = new Set<string>();

/** Tells the configured services, if there are any, what readers did not find: the query, nothing else. */
function reportNothing(query: string): void {
  if (reported.has(query)) return;
  reported.add(query);
  // Without the page that the reader was on: the query alone counts.
  const details = { search_term: query, page_path: `${base}/search` };
  trackEvent({ name: 'search_no_results', details });
}

/** Adds the rest to the open dialog and its field; what it shows goes when the dialog closes. */
export function showDialog(dialog: HTMLDialogElement, search: SiteSearch): void {
  const head = headOf(dialog);
  const close = () => dialog.close();
  const props = { search, base, head, onNothing: reportNothing, close };
  const remove = renderIn(dialog, <SearchDialog {...props} />);
  dialog.addEventListener('close', remove, { once: true });
}

/** Adds the results to the page with its field. Returns what takes them away. */
export function showPage(page: HTMLElement, search: SiteSearch): () => void {
  const head = headOf(page);
  // What was typed meanwhile is newer than the address.
  head.field.value ||= readAddress().q;
  return renderIn(page, <SearchResultsPage {...{ search, head, onNothing: reportNothing }} />);
}

/** The field that was there before this code. It stays: a new one would lose what is being written. */
function headOf(box: HTMLElement): SearchHead {
  const form = box.querySelector('form');
  const field = form?.querySelector('input');
  if (!form || !field) throw new Error('The search field is missing');
  return { form, field };
}

/** Renders at the end of a box. Returns what removes it. */
function renderIn(box: HTMLElement, content: ComponentChild): () => void {
  const element = document.createElement('div');
  box.append(element);
  render(content, element);
  return () => render(null, element);
}
