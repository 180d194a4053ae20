import * as attributes from '../../../shared/attributes.ts';
import { search } from '../texts/search.ts';

/** Opens search. The browser code names its keys. */
export default function SearchButton() {
  return (
    <button type="button" {...{ [attributes.SEARCH]: '' }}>
      {search}
    </button>
  );
}
