/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks';
import { fillText } from '../../../shared/language/format.ts';
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { queryString, type SearchHit, type SearchSurroundings } from '../query/search-types.ts';
import * as texts from '../texts.ts';
import { AskAi } from './AskAi.tsx';
import { ClearButton } from './ClearButton.tsx';
import { countText, FailureMessage, KindFilter, NothingMessage } from './messages.tsx';
import { ALL_RESULTS, groupsOf, inGroups, optionId, optionIds, Results } from './Results.tsx';
import { StartScreen, StoredButtons, startEntries } from './StartScreen.tsx';
import type { SiteBackend } from './session/backend.ts';
import type { SearchState } from './session/search-session.ts';
import {
  addFavorite,
  addRecent,
  readSearches,
  removeSearch,
  type StoredSearch,
} from './session/stored-searches.ts';
import {
  type LimitedField,
  type SearchHead,
  useAttributes,
  useField,
  useKeys,
} from './session/use-field.ts';
import { type Options, useOptions } from './session/use-options.ts';
import {
  bottomOf,
  countAbove,
  useSession,
  useSettled,
  useSurroundings,
} from './session/use-session.ts';

/** The number of hits to request. */
const HITS = 20;
/** Maximum length of a query in characters. */
const MAXIMUM_QUERY = 64;
const PHONE = '(width <= 48em)';

interface SearchDialogProps {
  backend: SiteBackend;
  base: string;
  /** The existing field of the dialog. The reader may already be typing in it. */
  head: SearchHead;
  onNothing(query: string): void;
  close(): void;
}

/** Renders everything below the dialog's field: a combobox that lists earlier searches or results. */
export function SearchDialog(props: SearchDialogProps) {
  const { backend, base, head, close } = props;
  const { field, state, session, choose } = useTypedSearch(props);
  const { text } = field;
  const limitText = limitTextOf(field);
  const surroundings = useSurroundings(backend);
  const stored = useStoredSearches();
  const groups = state.answer === undefined ? [] : groupsOf(state.answer.hits.slice(0, HITS));
  const isAsking = text.trim() !== '';
  const offered = startEntries(stored.searches, surroundings.suggestions);
  const ids = isAsking
    ? [...optionIds(groups), ...allOption(state)]
    : offered.map(({ id }) => optionId(id));
  const isNewest = !isAsking || isAnswered(state, text);
  const { form } = head;
  const of = isAsking ? `${state.answer?.text} ${state.answer?.kind}` : '';
  const options = useOptions({ ids, of, base, isAsking, isNewest, form, onMove: session.hold });
  useCombobox(head, { options, hasList: ids.length > 0, isStalled: state.status === 'stalled' });
  const { suggestions } = surroundings;
  const start = { ...stored, suggestions, options, field: head.field, onChoose: close };

  return (
    <div className="search-box">
      <ClearButton head={head} {...field} />
      {isAsking ? (
        <KindFilter kinds={surroundings.kinds} kind={state.kind} onKind={session.setKind} />
      ) : null}
      {limitText === '' ? null : <p className="search-limit">{limitText}</p>}
      <div className="search-body">
        {isAsking ? (
          <Body
            {...{ state, surroundings, options, groups }}
            allHref={pathnameOfRoute('/search', base) + queryString(text, state.kind)}
            onTry={field.write}
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
      <AskAi question={text.trim()} onOpen={close} />
      <Hints />
      <LiveRegion state={state} note={limitText} />
    </div>
  );
}

/** Returns a message if the reader's input was shortened to make the query. */
function limitTextOf({ text, isShortened }: LimitedField): string {
  if (isShortened) return texts.queryShortened(MAXIMUM_QUERY);
  return text.length < MAXIMUM_QUERY ? '' : texts.queryLimit(MAXIMUM_QUERY);
}

/** Returns the query, its hits, and a function to call when the reader chooses a hit. */
function useTypedSearch({ backend, head, onNothing, close }: SearchDialogProps) {
  const [state, session] = useSession(backend, {
    limit: HITS,
    excerptWords: matchMedia(PHONE).matches ? 7 : 16,
    arrange: inGroups,
    countSeen: () => countAbove(bottomOf('.search-body'), '.search-option'),
    onNothing,
  });
  const field = useField(head, session.setText, MAXIMUM_QUERY);
  const choose = (hit: SearchHit | undefined) => {
    if (hit) addRecent(hit);
    close();
  };
  return { field, state, session, choose };
}

/** True if the shown results are for the current text. */
function isAnswered({ status, text: asked }: SearchState, text: string): boolean {
  return asked === text && (status === 'idle' || status === 'error');
}

/** Returns earlier searches and the handlers of their buttons. */
function useStoredSearches() {
  const [searches, setSearches] = useState(readSearches);
  return {
    searches,
    onFavorite: (entry: StoredSearch) => setSearches(addFavorite(entry)),
    onRemove: (entry: StoredSearch) => setSearches(removeSearch(entry.id)),
  };
}

interface ComboboxState {
  options: Options;
  hasList: boolean;
  isStalled: boolean;
}

/** Turns the field into a combobox that controls the list below it. */
function useCombobox({ form, field }: SearchHead, state: ComboboxState): void {
  const { options, hasList, isStalled } = state;
  useKeys(field, options.onKeyDown);
  useAttributes(field, {
    role: 'combobox',
    maxlength: String(MAXIMUM_QUERY),
    'aria-autocomplete': 'list',
    'aria-expanded': String(hasList),
    'aria-controls': hasList ? 'search-list' : undefined,
    'aria-activedescendant': options.active,
    // Otherwise, phone keyboards would change names.
    autocorrect: 'off',
    autocapitalize: 'off',
    enterkeyhint: options.active === undefined ? 'search' : 'go',
  });
  // Moves the **Cancel** button after the button that clears the field.
  useLayoutEffect(() => form.append(form.querySelector('button') ?? ''), [form]);
  useAttributes(form.querySelector('.icon') ?? form, {
    class: `icon ${isStalled ? 'search-spinner' : 'icon-search'}`,
  });
}

interface BodyProps {
  state: SearchState;
  surroundings: SearchSurroundings;
  options: Options;
  groups: ReturnType<typeof groupsOf>;
  allHref: string;
  onTry(text: string): void;
  onRetry(): void;
  onChoose(hit: SearchHit | undefined): void;
}

/** Renders the latest results. They stay in place while the next ones load. */
function Body(props: BodyProps) {
  const { surroundings, options, groups, allHref, onTry, onRetry, onChoose } = props;
  const { status, answer } = props.state;
  if (status === 'error') return <FailureMessage onRetry={onRetry} />;
  if (answer === undefined) return <div className="search-skeleton" aria-hidden="true" />;
  if (answer.total === 0) {
    const leave = () => onChoose(undefined);
    return <NothingMessage {...{ answer, surroundings, onTry }} onLeave={leave} />;
  }
  const total = answer.isPartial ? undefined : answer.total;
  return <Results {...{ groups, options, allHref, onChoose, total }} />;
}

function Hints() {
  return (
    <div className="search-hints" aria-hidden="true">
      <Hint text={texts.selectHint} keys={['↵']} />
      <Hint text={texts.navigateHint} keys={['↓', '↑']} />
      <Hint text={texts.closeHint} keys={['esc']} />
    </div>
  );
}

function Hint({ text, keys }: { text: string; keys: readonly string[] }) {
  const drawn = keys.map((key) => <kbd key={key}>{key}</kbd>);
  return <span>{fillText(text, { keys: drawn })}</span>;
}

function LiveRegion({ state: { status, answer }, note }: { state: SearchState; note: string }) {
  const count = answer === undefined || answer.isPartial ? '' : countText(answer);
  const text = useSettled(status === 'stalled' ? texts.searching : `${note} ${count}`.trim());
  return (
    <div className="sr-only" role="status">
      {text}
    </div>
  );
}

function allOption({ answer }: SearchState): string[] {
  const isComplete = answer !== undefined && !answer.isPartial && answer.hits.length > 0;
  return isComplete ? [ALL_RESULTS] : [];
}
