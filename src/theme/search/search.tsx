/**
 * The chunk of search: its dialog, its page of results, and the way to the index. Loaded at the first
 * sign that a reader is about to search.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchModule } from '../../client/search.ts';
import { trackEvent } from '../../client/track-event.ts';
import { createSiteSearch } from './backend.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchResultsPage } from './SearchResultsPage.tsx';
import css from './search.css?inline';

const base = document.documentElement.dataset.base ?? '';
let search = createSiteSearch(base);

/** Pages that nobody searches on do without these styles. */
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

const reported = new Set<string>();

/** Tells the configured services, if there are any, what readers did not find: the query, nothing else. */
function reportNothing(query: string): void {
  if (reported.has(query)) return;
  reported.add(query);
  // The page that the reader was on is nobody's business here.
  trackEvent('search_no_results', { search_term: query, page_path: `${base}/search` });
}

export const warm: SearchModule['warm'] = () => {
  // A failure is shown where results are asked for.
  search.load().catch(() => undefined);
};

export const showDialog: SearchModule['showDialog'] = (dialog, query) => {
  // Edited pages are found in development, too.
  if (import.meta.env.DEV) search = createSiteSearch(base);
  warm();
  const field = dialog.querySelector('input');
  const caret = [
    field?.selectionStart ?? query.length,
    field?.selectionEnd ?? query.length,
  ] as const;
  const root = createRoot(dialog);
  dialog.addEventListener('close', () => root.unmount(), { once: true });
  const props = {
    search,
    base,
    query,
    caret,
    onNothing: reportNothing,
    close: () => dialog.close(),
  };
  flushSync(() => root.render(<SearchDialog {...props} />));
};

export const showPage: SearchModule['showPage'] = (page) => {
  // Letters may have been typed while this was on its way.
  const typed = page.querySelector('input')?.value ?? '';
  const root = createRoot(page);
  const props = { search, typed, onNothing: reportNothing };
  flushSync(() => root.render(<SearchResultsPage {...props} />));
  return () => root.unmount();
};
