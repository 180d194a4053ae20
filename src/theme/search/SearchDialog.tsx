import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { SiteSearch } from './backend.ts';
import { FailureMessage, KindFilter, NothingMessage, resultCount } from './messages.tsx';
import { ALL_RESULTS, groupsOf, optionId, optionIds, Results } from './Results.tsx';
import { StartScreen, StoredButtons } from './StartScreen.tsx';
import type { SearchState } from './search-session.ts';
import type { SearchHit } from './search-types.ts';
import {
  addFavorite,
  addRecent,
  readSearches,
  removeSearch,
  type StoredSearch,
  type StoredSearches,
} from './stored-searches.ts';
import { type Options, useOptions } from './use-options.ts';
import { useSession, useSettled } from './use-session.ts';

/** Hits that are asked for, and characters of a query. */
const HITS = 20;
const MAXIMUM_LENGTH = 64;
const PHONE = '(max-width: 768px)';

interface SearchDialogProps {
  search: SiteSearch;
  base: string;
  /** What was typed before this was there. */
  query: string;
  /** What of it is selected. */
  caret: readonly [start: number, end: number];
  onNothing(query: string): void;
  close(): void;
}

/** Everything inside the dialog: a combobox whose list are earlier searches or results. */
export function SearchDialog(props: SearchDialogProps) {
  const { search, base, caret, close } = props;
  const { text, type, state, session, choose } = useTypedSearch(props);
  const stored = useStoredSearches();
  const groups = state.answer === undefined ? [] : groupsOf(state.answer.hits);
  const isAsking = text.trim() !== '';
  const ids = isAsking ? [...optionIds(groups), ...allOption(state)] : storedIds(stored.searches);
  const isNewest = !isAsking || state.status === 'idle' || state.status === 'error';
  const options = useOptions(ids, base, isNewest);
  const start = { ...stored, options, onChoose: close };
  const allHref = `${pathnameOfRoute('/search', base)}?q=${encodeURIComponent(text)}`;
  const isStalled = state.status === 'stalled';
  const { kinds } = search.surroundings();

  return (
    <div className="search-box">
      <Head {...{ text, type, options, close, caret, isStalled }} hasList={ids.length > 0} />
      {isAsking ? <KindFilter kinds={kinds} kind={state.kind} onKind={session.setKind} /> : null}
      <div className="search-body">
        {isAsking ? (
          <Body
            {...{ state, search, options, allHref, groups }}
            onTry={type}
            onRetry={session.retry}
            onChoose={choose}
          />
        ) : (
          <div className="search-start">
            <StartScreen {...start} />
            <StoredButtons {...start} />
          </div>
        )}
      </div>
      <Hints />
      <LiveRegion state={state} />
    </div>
  );
}

/** The query, what is found for it, and what choosing a hit does. */
function useTypedSearch({ search, query, onNothing, close }: SearchDialogProps) {
  const [text, setText] = useState(query);
  const [state, session] = useSession(search, {
    limit: HITS,
    excerptWords: matchMedia(PHONE).matches ? 5 : 10,
    onNothing,
  });
  useEffect(() => session.setText(query), [session, query]);
  const type = (value: string) => {
    const cut = value.slice(0, MAXIMUM_LENGTH);
    setText(cut);
    session.setText(cut);
  };
  const choose = (hit: SearchHit | undefined) => {
    if (hit) addRecent(hit);
    close();
  };
  return { text, type, state, session, choose };
}

/** Earlier searches, and what their buttons do. */
function useStoredSearches() {
  const [searches, setSearches] = useState(readSearches);
  return {
    searches,
    onFavorite: (entry: StoredSearch) => setSearches(addFavorite(entry)),
    onRemove: (entry: StoredSearch) => setSearches(removeSearch(entry.id)),
  };
}

interface HeadProps {
  text: string;
  type(text: string): void;
  options: Options;
  close(): void;
  caret: SearchDialogProps['caret'];
  isStalled: boolean;
  hasList: boolean;
}

function Head({ text, type, options, close, caret, isStalled, hasList }: HeadProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(...caret);
  }, [caret]);
  const clear = () => {
    type('');
    input.current?.focus();
  };
  const { active } = options;
  return (
    <form data-search-head="" onSubmit={(event: FormEvent) => event.preventDefault()}>
      <span className={classNames('icon', isStalled ? 'search-spinner' : 'icon-search')} />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? 'search-list' : undefined}
        aria-activedescendant={active}
        placeholder="Search docs"
        maxLength={MAXIMUM_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={active === undefined ? 'search' : 'go'}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={options.onKeyDown}
      />
      <button type="button" hidden={text === ''} aria-label="Clear the query" onClick={clear}>
        <Icon name="cross" />
      </button>
      <button type="button" className="search-cancel" onClick={close}>
        Cancel
      </button>
    </form>
  );
}

interface BodyProps {
  state: SearchState;
  search: SiteSearch;
  options: Options;
  groups: ReturnType<typeof groupsOf>;
  allHref: string;
  onTry(text: string): void;
  onRetry(): void;
  onChoose(hit: SearchHit | undefined): void;
}

/** What belongs to the newest answer; while the next one is on its way that stays. */
function Body({ state, search, options, groups, allHref, onTry, onRetry, onChoose }: BodyProps) {
  const { status, answer } = state;
  if (status === 'error') return <FailureMessage onRetry={onRetry} />;
  if (answer === undefined) return <div className="search-skeleton" aria-hidden="true" />;
  if (answer.total === 0) {
    const surroundings = search.surroundings();
    const leave = () => onChoose(undefined);
    return <NothingMessage {...{ answer, surroundings, onTry }} onLeave={leave} />;
  }
  return <Results {...{ groups, options, allHref, onChoose }} total={answer.total} />;
}

function Hints() {
  return (
    <div className="search-hints" aria-hidden="true">
      <span>
        <kbd>↵</kbd> to select
      </span>
      <span>
        <kbd>↓</kbd>
        <kbd>↑</kbd> to navigate
      </span>
      <span>
        <kbd>esc</kbd> to close
      </span>
    </div>
  );
}

function LiveRegion({ state: { status, answer } }: { state: SearchState }) {
  const count = answer === undefined ? '' : resultCount(answer);
  const text = useSettled(status === 'stalled' ? 'Searching' : count);
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  );
}

function allOption({ answer }: SearchState): string[] {
  return answer === undefined || answer.hits.length === 0 ? [] : [ALL_RESULTS];
}

function storedIds({ recent, favorites }: StoredSearches): string[] {
  return [...recent, ...favorites].map(({ id }) => optionId(id));
}
