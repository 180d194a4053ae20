/** @jsxImportSource preact */
/** Messages that are shown instead of results. */
import type { ComponentChildren } from 'preact';
import { fillText } from '../../../shared/language/format.ts';
import { retry } from '../../../shared/texts/pages.ts';
import type { SearchSurroundings } from '../query/search-types.ts';
import * as texts from '../texts.ts';
import type { ShownAnswer } from './session/search-session.ts';

/** Explains that the search failed, and offers a retry. */
export function FailureMessage({ onRetry }: { onRetry(): void }) {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{texts.searchFailed}</p>
      <p>{texts.searchFailedAdvice}</p>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}

interface NothingMessageProps {
  answer: ShownAnswer;
  surroundings: SearchSurroundings;
  onTry(text: string): void;
  /** Called when the reader follows a link. */
  onLeave(): void;
}

/** Renders a message for a query without results. It suggests other queries, popular pages, and the community. */
export function NothingMessage({ answer, surroundings, onTry, onLeave }: NothingMessageProps) {
  const { suggestions, community } = surroundings;
  return (
    <div className="search-message">
      <p className="search-message-title">
        {fillText<ComponentChildren>(nothingText(answer), {
          query: <strong>{answer.text}</strong>,
          kind: answer.kind,
        })}
      </p>
      {answer.closest.length === 0 ? null : (
        <>
          <p>{texts.tryInstead}</p>
          <ul className="search-words">
            {answer.closest.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => onTry(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {suggestions.length === 0 ? null : (
        <>
          <p>{texts.lookedForByMany}</p>
          <ul>
            {suggestions.map(({ label, href }) => (
              <li key={href}>
                <a href={href} onClick={onLeave}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {community === undefined ? null : (
        <p>
          {texts.nothingHelps} <a href={community.href}>{community.label}</a>
        </p>
      )}
    </div>
  );
}

interface KindFilterProps {
  kinds: readonly string[];
  kind: string | undefined;
  onKind(kind: string | undefined): void;
}

/** Renders buttons that filter results to one kind of page. */
export function KindFilter({ kinds, kind, onKind }: KindFilterProps) {
  if (kinds.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers can't lay out a fieldset as a flex row
    <div className="search-kinds" role="group" aria-label={texts.kindOfPage}>
      {[undefined, ...kinds].map((each) => (
        <button
          key={each ?? ''}
          type="button"
          aria-pressed={each === kind}
          onClick={() => onKind(each)}
        >
          {each ?? texts.allKinds}
        </button>
      ))}
    </div>
  );
}

/** Returns the screen reader announcement: the number of results, or why there are none. */
export function countText(answer: ShownAnswer): string {
  const { total, text, kind = '' } = answer;
  if (total > 0) return texts.resultCount(total);
  return fillText(nothingText(answer), { query: text, kind }).join('');
}

function nothingText({ kind }: ShownAnswer): string {
  return kind === undefined ? texts.noResultsFor : texts.noResultsOfKind;
}
