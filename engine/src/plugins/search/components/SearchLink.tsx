import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { search } from '../texts.ts';

/** Renders a link to the search page in a list of pages. */
export default function SearchLink({ site }: SlotProps) {
  return (
    <li>
      <a href={pathnameOfRoute('/search', site.base)}>{search}</a>
    </li>
  );
}
