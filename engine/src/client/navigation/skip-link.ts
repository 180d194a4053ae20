/** The skip link moves the focus and leaves the address alone. Without script it is an anchor. */
import { onClickOf } from './page-events.ts';

/** Wires the first link of the document. */
export function startSkipLink(): void {
  onClickOf('body > [href="#main"]', (_link, event) => {
    event.preventDefault();
    document.querySelector('main')?.focus();
  });
}
