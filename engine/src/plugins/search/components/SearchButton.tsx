import './search-button.css';
import { SEARCH } from '../attributes.ts';
import { search } from '../texts.ts';

/**
 * Renders the button that opens search. Until the code that handles its keys has loaded, an early script keeps the
 * browser from acting on them. The code then replaces the list of keys with the shortcut for the reader's keyboard.
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
