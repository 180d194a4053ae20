import { useCallback, useEffect, useRef, useState } from 'react';
import { PageHeader } from '../doc/PageHeader.tsx';
import type { SiteSearch } from './backend.ts';
import { Marked } from './Marked.tsx';
import { FailureMessage, KindFilter, NothingMessage } from './messages.tsx';
import { SearchForm } from './SearchPage.tsx';
import type { SearchSession, SearchState } from './search-session.ts';
import type { SearchHit } from './search-types.ts';
import { useSession, useSettled } from './use-session.ts';

/** Hits that are asked for at once, and milliseconds to wait for more letters where queries cost. */
const HITS = 15;
const WAIT = 300;
/** Beyond any query: the caret stands at its end. */
const MAXIMUM = 10_000;

interface SearchResultsPageProps {
  search: SiteSearch;
  /** What stood in the field before this was there. */
  typed: string;
  onNothing(query: string): void;
}

/** The page of results in the browser: the address follows what is typed. */
export function SearchResultsPage({ search, typed, onNothing }: SearchResultsPageProps) {
  const [text, setText] = useState(() => typed || queryOfAddress());
  const field = useRef<HTMLInputElement>(null);
  const wait = () => (search.isHosted() ? WAIT : 0);
  const [state, session] = useSession(search, { limit: HITS, excerptWords: 30, wait, onNothing });
  const type = useCallback(
    (value: string) => {
      setText(value);
      session.setText(value);
      writeAddress(value);
    },
    [session],
  );
  useEffect(() => {
    type(typed || queryOfAddress());
    field.current?.focus();
    field.current?.setSelectionRange(MAXIMUM, MAXIMUM);
    const onMove = () => {
      setText(queryOfAddress());
      session.setText(queryOfAddress());
    };
    document.addEventListener('docs:navigated', onMove);
    return () => document.removeEventListener('docs:navigated', onMove);
  }, [session, type, typed]);
  const title = text.trim() === '' ? DEFAULT_TITLE : `Search results for "${text.trim()}"`;
  useTitle(title);

  return (
    <>
      <PageHeader title={title} />
      <SearchForm action={location.pathname}>
        <input
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Type your search here"
          autoComplete="off"
          ref={field}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </SearchForm>
      {text.trim() === '' ? null : (
        <KindFilter
          kinds={search.surroundings().kinds}
          kind={state.kind}
          onKind={session.setKind}
        />
      )}
      <Count state={state} />
      <PageBody state={state} session={session} search={search} onTry={type} />
    </>
  );
}

const DEFAULT_TITLE = 'Search the documentation';

function Count({ state: { answer, status } }: { state: SearchState }) {
  const text = answer === undefined ? '' : documentCount(answer.total);
  const settled = useSettled(text);
  return (
    <>
      <p className="search-count" aria-hidden="true">
        {status === 'loading' || status === 'stalled' ? (
          <span className="icon search-spinner" />
        ) : null}
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {settled}
      </p>
    </>
  );
}

interface PageBodyProps {
  state: SearchState;
  session: SearchSession;
  search: SiteSearch;
  onTry(text: string): void;
}

function PageBody({ state: { status, answer }, session, search, onTry }: PageBodyProps) {
  if (status === 'error') return <FailureMessage onRetry={session.retry} />;
  if (answer === undefined) return null;
  if (answer.total === 0) {
    const surroundings = search.surroundings();
    return <NothingMessage {...{ answer, surroundings, onTry }} onLeave={() => undefined} />;
  }
  return (
    <>
      {answer.hits.map((hit) => (
        <Result key={hit.id} hit={hit} />
      ))}
      {answer.received < answer.total ? <More session={session} after={answer} /> : null}
    </>
  );
}

function Result({ hit: { href, title, above, excerpt, group, method } }: { hit: SearchHit }) {
  return (
    <article className="search-result">
      <h2>
        <a href={href}>
          {method === undefined ? null : <span className="search-method">{method}</span>}
          <Marked parts={title} />
        </a>
      </h2>
      <p className="search-above">{[group, ...above].join(' › ')}</p>
      {excerpt.length === 0 ? null : (
        <p>
          <Marked parts={excerpt} />
        </p>
      )}
    </article>
  );
}

/** Asks for the next hits when it comes into view; a button where the browser does not tell. */
function More({ session, after }: { session: SearchSession; after: SearchState['answer'] }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when hits have come, the button may still be in view
  useEffect(() => {
    if (button === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && session.more(),
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [button, session, after]);
  return (
    <button ref={setButton} type="button" className="search-more" onClick={session.more}>
      Fetching new results… Show more
    </button>
  );
}

function documentCount(total: number): string {
  if (total === 0) return 'No results were found';
  return total === 1 ? 'One document found' : `${total} documents found`;
}

function queryOfAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** The entry of the history stays, so that Back leaves the page. Other parameters stay, the hash goes. */
function writeAddress(text: string): void {
  const address = new URL(location.href);
  address.hash = '';
  if (text === '') address.searchParams.delete('q');
  else address.searchParams.set('q', text);
  history.replaceState(history.state, '', address);
}

function useTitle(title: string): void {
  useEffect(() => {
    const site = document.title.includes(' | ')
      ? document.title.slice(document.title.indexOf(' | '))
      : '';
    document.title = title + site;
  }, [title]);
}
