/** @jsxImportSource preact */
import { useCallback, useEffect, useLayoutEffect } from 'preact/hooks';
import { replaceAddress } from '../../../client/navigation/history-entries.ts';
import * as events from '../../../shared/events.ts';
import { SEARCH_PAGE } from '../attributes.ts';
import type { SearchHit, SearchSurroundings } from '../query/search-types.ts';
import * as texts from '../texts.ts';
import { searchPage } from '../texts.ts';
import { AskAi } from './AskAi.tsx';
import { ClearButton } from './ClearButton.tsx';
import { Excerpt, HitTitle } from './Marked.tsx';
import { MoreResults } from './MoreResults.tsx';
import { FailureMessage, KindFilter, NothingMessage } from './messages.tsx';
import type { SiteBackend } from './session/backend.ts';
import type { SearchSession, SearchState } from './session/search-session.ts';
import { type Field, type SearchHead, useField } from './session/use-field.ts';
import { useReturn } from './session/use-return.ts';
import { countAbove, useSession, useSettled, useSurroundings } from './session/use-session.ts';

/**
 * The number of hits per request. With a hosted index, milliseconds to wait for more characters before a
 * request.
 */
const HITS = 15;
const WAIT = 300;
/** Maximum length of the query in the title above the field. */
const TITLE_LENGTH = 64;

interface SearchResultsPageProps {
  backend: SiteBackend;
  /** The existing field of the page. The reader may already be typing in it. */
  head: SearchHead;
  onNothing(query: string): void;
}

/** Renders the results below the page's field, and keeps the query in the URL. */
export function SearchResultsPage({ backend, head, onNothing }: SearchResultsPageProps) {
  const wait = () => (backend.isHosted() ? WAIT : 0);
  const countSeen = () => countAbove(innerHeight, '.search-result');
  const { kind } = readAddress();
  const options = { limit: HITS, excerptWords: 30, kind, wait, countSeen, onNothing };
  const [state, session] = useSession(backend, options);
  const field = useSearchedAddress(head, session);
  const surroundings = useSurroundings(backend);
  const text = field.text.trim();
  const choose = (kind: string | undefined) => {
    session.setKind(kind);
    writeAddress({ kind });
  };
  const { kinds } = surroundings;
  const known = knownKind(kinds, state.kind);
  useEffect(() => {
    if (kinds.length > 0 && known !== state.kind) choose(known);
  });
  useTitle(text === '' ? searchPage : texts.resultsTitle(beginningOf(text)));
  const isReturning = useReturn(state.answer);

  return (
    <>
      <ClearButton head={head} {...field} />
      {text === '' ? null : <KindFilter kinds={kinds} kind={state.kind} onKind={choose} />}
      <Count state={state} />
      <AskAi question={text} onOpen={() => undefined} />
      <PageBody {...{ state, session, surroundings, isReturning }} onTry={field.write} />
    </>
  );
}

/** Keeps the query in the field, the session, and the URL in sync. */
function useSearchedAddress(head: SearchHead, session: SearchSession): Field {
  const onText = useCallback(
    (text: string) => {
      session.setText(text);
      writeAddress({ q: text });
    },
    [session],
  );
  const { field, form } = head;
  const { text, write } = useField(head, onText);
  useLayoutEffect(() => {
    field.focus();
    const onMove = () => {
      const { q, kind } = readAddress();
      if (q !== field.value) write(q);
      if (kind !== session.getState().kind) session.setKind(kind);
    };
    // The results are already there, so Enter only needs to hide the on-screen keyboard.
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      if (matchMedia('(pointer: coarse)').matches) field.blur();
    };
    form.addEventListener('submit', onSubmit);
    document.addEventListener(events.NAVIGATED, onMove);
    return () => {
      form.removeEventListener('submit', onSubmit);
      document.removeEventListener(events.NAVIGATED, onMove);
    };
  }, [session, form, field, write]);
  return { text, write };
}

function Count({ state: { answer, status } }: { state: SearchState }) {
  const text = answer === undefined || answer.isPartial ? '' : documentText(answer.total);
  // If there are no results, readers who see the page already have a message below.
  const shown = answer?.total === 0 ? '' : text;
  const settled = useSettled(text);
  return (
    <>
      <p className="search-count" aria-hidden="true">
        {status === 'loading' || status === 'stalled' ? (
          <span className="icon search-spinner" />
        ) : null}
        {shown}
      </p>
      <p className="sr-only" role="status">
        {settled}
      </p>
    </>
  );
}

interface PageBodyProps {
  state: SearchState;
  session: SearchSession;
  surroundings: SearchSurroundings;
  onTry(text: string): void;
  isReturning(): boolean;
}

function PageBody({ state, session, surroundings, onTry, isReturning }: PageBodyProps) {
  const { status, answer } = state;
  if (status === 'error') return <FailureMessage onRetry={session.retry} />;
  if (answer === undefined) return null;
  if (answer.total === 0) {
    return <NothingMessage {...{ answer, surroundings, onTry }} onLeave={() => undefined} />;
  }
  return (
    <>
      {answer.hits.map((hit) => (
        <Result key={hit.id} hit={hit} onTurn={session.hold} />
      ))}
      <MoreResults {...{ session, answer, isReturning }} />
    </>
  );
}

interface ResultProps {
  hit: SearchHit;
  /** Called when the reader hovers over or focuses the result. */
  onTurn(): void;
}

function Result({ hit, onTurn }: ResultProps) {
  const { href, title, above, excerpt, group, method } = hit;
  return (
    <article className="search-result" onPointerMove={onTurn} onFocusIn={onTurn}>
      <h2>
        <a href={href}>
          <HitTitle {...{ title, method }} />
        </a>
      </h2>
      <p className="search-above">{[group, ...above].join(' › ')}</p>
      <Excerpt parts={excerpt} />
    </article>
  );
}

/**
 * Returns the kind that the URL names, ignoring case. If there's no such kind, returns `undefined`, which stands
 * for all kinds.
 */
function knownKind(kinds: readonly string[], kind = ''): string | undefined {
  return kinds.find((each) => each.toLowerCase() === kind.toLowerCase());
}

/** Returns the query, shortened for the title. */
function beginningOf(text: string): string {
  return text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH).trimEnd()}…` : text;
}

function documentText(total: number): string {
  return total === 0 ? texts.noDocuments : texts.documentCount(total);
}

/** Returns the query in the page's URL. */
export function readAddress(): { q: string; kind: string | undefined } {
  const query = new URLSearchParams(location.search);
  return { q: query.get('q') ?? '', kind: query.get('kind') || undefined };
}

/**
 * Updates the URL without adding a history entry, so the Back button leaves the page. Keeps other parameters and
 * removes the hash.
 */
function writeAddress(changes: { q?: string; kind?: string }): void {
  const address = new URL(location.href);
  address.hash = '';
  for (const [name, value] of Object.entries(changes)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  replaceAddress(address.href);
}

/** Puts the query in the document's heading and title. */
function useTitle(title: string): void {
  useEffect(() => {
    const heading = document.querySelector(`[${SEARCH_PAGE}] h1`);
    if (heading) heading.textContent = title;
    const at = document.title.indexOf(' | ');
    document.title = title + (at === -1 ? '' : document.title.slice(at));
  }, [title]);
}
