/** @jsxImportSource preact */
import { METHOD } from '../../../shared/attributes.ts';
import type { SearchHit, TextPart } from '../query/search-types.ts';
import { SearchIcon } from './SearchIcon.tsx';

/** Renders a text with its matches marked. The parts are rendered as text, even if they look like HTML. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Renders a hit's title. For an API operation, the method comes first. */
export function HitTitle({ title, method }: Pick<SearchHit, 'title' | 'method'>) {
  return (
    <>
      {method === undefined ? null : (
        <span className="search-method" {...{ [METHOD]: method }}>
          {method}
        </span>
      )}
      <Marked parts={title} />
    </>
  );
}

/** Renders the text around a match. While it loads, empty lines keep its space, so nothing moves. */
export function Excerpt({ parts }: { parts: SearchHit['excerpt'] }) {
  if (parts?.length === 0) return null;
  return (
    <span className="search-excerpt">
      <Marked parts={parts ?? []} />
    </span>
  );
}

/** Renders a sheet icon for a page, or a number sign for a section of a page. */
export function KindIcon({ isSection }: { isSection: boolean }) {
  return isSection ? (
    <span className="search-kind" aria-hidden="true">
      #
    </span>
  ) : (
    <SearchIcon name="page" className="search-kind" />
  );
}

/** Renders the page title and the headings above a hit. */
export function Above({ above }: { above: readonly string[] }) {
  return above.length === 0 ? null : <span className="search-above">{above.join(' › ')}</span>;
}
