import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { DEFAULT_INPUT_LENGTH } from '../search-data.ts';
import { search, searchFormPlaceholder } from '../texts.ts';
import styles from './SearchForm.module.css';

/** Renders a search field that works without scripts: the browser submits it to the results page. */
export default function SearchForm({ site }: SlotProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers have the <search> element
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
