import { SEARCH } from '../attributes.ts';
import { search } from '../texts/search.ts';

/**
 * Opens search. The early script keeps the keys from the browser until there is code for them, which names those of the
 * reader's keyboard.
 */
export default function SearchButton() {
  return (
    <button
      type="button"
      className="icon-search"
      aria-keyshortcuts="Control+K Meta+K /"
      {...{ [SEARCH]: '' }}
    >
      {search}
    </button>
  );
}
