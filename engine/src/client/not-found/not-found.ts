/** Adds suggestions to the not-found page. */
import * as attributes from '../../shared/attributes.ts';
import type { PageDocuments } from '../navigation/loading/page-documents.ts';
import { onPage } from '../page/page-events.ts';

/** Starts listening. The code that finds pages is loaded when a page is missing. */
export function startNotFound(base: string, documents: PageDocuments): void {
  const load = () => import('./nearest-pages.ts');
  onPage(() => {
    const place = document.querySelector<HTMLElement>(`[${attributes.NEAREST_PAGES}]`);
    if (!place) return;
    load()
      .then((loaded) => loaded.helpFrom(place, base, documents))
      .catch((error: unknown) => {
        place.hidden = true;
        console.warn('Couldn’t look up pages with similar URLs.', error);
      });
  });
}
