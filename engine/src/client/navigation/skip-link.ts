/** The skip link moves the focus without changing the URL. Without scripts, it's an anchor. */
import { onClickOf } from './page-events.ts';

/** Starts listening to the document's first link. */
export function startSkipLink(): void {
  onClickOf('body > [href="#main"]', (_link, event) => {
    event.preventDefault();
    document.querySelector('main')?.focus();
  });
}
