import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { DEFAULT_INPUT_LENGTH } from '../search-data.ts';
import { search, searchFormPlaceholder } from '../texts.ts';
import styles from './SearchForm.module.css';

/** Renders a search field that the browser itself can submit to the results page. */
export default function SearchForm({ site }: SlotProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element "search" is too new
    <form role="search" action={pathnameOfRoute('/search', site.base)} className={styles.form}>
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
