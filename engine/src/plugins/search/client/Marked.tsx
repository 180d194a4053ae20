/** @jsxImportSource preact */
import type { SearchHit, TextPart } from '../query/search-types.ts';
import { SearchIcon } from './SearchIcon.tsx';

/** A text with the matches marked. The parts are text, whatever they contain. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** The text around a match. While it loads, its lines stay empty, so nothing moves when it arrives. */
export function Excerpt({ parts }: { parts: SearchHit['excerpt'] }) {
  if (parts?.length === 0) return null;
  return (
    <span className="search-excerpt">
      <Marked parts={parts ?? []} />
    </span>
  );
}

/** A sheet for a page, a number sign for a section of one. */
export function KindIcon({ isSection }: { isSection: boolean }) {
  return isSection ? (
    <span className="search-kind" aria-hidden="true">
      #
    </span>
  ) : (
    <SearchIcon name="page" className="search-kind" />
  );
}

/** Page title and headings above a hit. */
export function Above({ above }: { above: readonly string[] }) {
  return above.length === 0 ? null : <span className="search-above">{above.join(' › ')}</span>;
}
