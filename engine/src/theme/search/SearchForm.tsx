import { pathnameOfRoute } from '../../shared/routes.ts';
import { DEFAULT_INPUT_LENGTH } from '../../shared/search.ts';
import { search } from '../../shared/texts/layout.ts';
import { searchFormPlaceholder } from '../../shared/texts/search.ts';
import styles from './SearchForm.module.css';

/** A field of search that the browser can send by itself, to the page of results. */
export function SearchForm({ base }: { base: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element "search" is too new
    <form role="search" action={pathnameOfRoute('/search', base)} className={styles.form}>
      <input
        type="search"
        name="q"
        aria-label={search}
        placeholder={searchFormPlaceholder}
        autoComplete="off"
        maxLength={DEFAULT_INPUT_LENGTH}
      />
    </form>
  );
}
