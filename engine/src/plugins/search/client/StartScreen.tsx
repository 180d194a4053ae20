/** @jsxImportSource preact */
import type { TargetedFocusEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SearchLink } from '../search-data.ts';
import * as texts from '../texts.ts';
import { Above, KindIcon } from './Marked.tsx';
import { isPlain, optionId } from './Results.tsx';
import { SearchIcon } from './SearchIcon.tsx';
import type { StoredSearch, StoredSearches } from './session/stored-searches.ts';
import type { Options } from './session/use-options.ts';

interface StartScreenProps {
  searches: StoredSearches;
  /** Popular pages, suggested to readers who haven't searched yet. */
  suggestions: readonly SearchLink[];
  options: Options;
  /** The element that receives the focus after the last button has been removed. */
  field: HTMLElement;
  onFavorite(entry: StoredSearch): void;
  onRemove(entry: StoredSearch): void;
  onChoose(): void;
}

/** Returns all entries on the screen, from top to bottom. */
export function startEntries(
  { recent, favorites }: StoredSearches,
  suggestions: readonly SearchLink[],
): StoredSearch[] {
  const own = [...recent, ...favorites];
  return own.length === 0 ? popularOf(suggestions) : own;
}

function popularOf(suggestions: readonly SearchLink[]): StoredSearch[] {
  return suggestions.map(({ label, href }) => ({ id: href, href, title: label, above: [] }));
}

/** Renders what's shown before the reader types: pages that the reader has visited, or popular pages. */
export function StartScreen(props: StartScreenProps) {
  const { recent, favorites } = props.searches;
  if (recent.length + favorites.length > 0) {
    return (
      <div id="search-list" role="listbox" aria-label={texts.earlierSearches}>
        <StoredGroup name={texts.recentSearches} entries={recent} {...props} />
        <StoredGroup name={texts.favoriteSearches} entries={favorites} {...props} />
      </div>
    );
  }
  const popular = popularOf(props.suggestions);
  return (
    <>
      <p className="search-note">{texts.noRecentSearches}</p>
      {popular.length === 0 ? null : (
        <div id="search-list" role="listbox" aria-label={texts.popularPages}>
          <StoredGroup name={texts.popularPages} entries={popular} {...props} />
        </div>
      )}
    </>
  );
}

interface StoredGroupProps extends StartScreenProps {
  name: string;
  entries: readonly StoredSearch[];
}

function StoredGroup({ name, entries, options, onChoose }: StoredGroupProps) {
  if (entries.length === 0) return null;
  const id = `search-group-${name.replaceAll(' ', '-')}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox can't contain a fieldset
    <div role="group" aria-labelledby={id}>
      <div className="search-group" id={id}>
        {name}
      </div>
      {entries.map((entry) => (
        <a
          key={entry.id}
          className="search-option search-stored"
          id={optionId(entry.id)}
          role="option"
          aria-selected={options.active === optionId(entry.id)}
          tabIndex={-1}
          href={entry.href}
          onPointerMove={() => options.activate(optionId(entry.id))}
          onClick={(event) => isPlain(event) && onChoose()}
        >
          <KindIcon isSection={entry.above.length > 0} />
          <span className="search-title">{entry.title}</span>
          <Above above={entry.above} />
        </a>
      ))}
    </div>
  );
}

/**
 * Renders the rows' buttons in a separate column, because options in a listbox can't contain buttons. All rows have
 * the same height, so the columns line up.
 */
export function StoredButtons({ searches, field, onFavorite, onRemove }: StartScreenProps) {
  const { recent, favorites } = searches;
  const keep = useFocusKept(field, searches);
  return (
    <div className="search-buttons" {...keep}>
      {recent.length === 0 ? null : <div className="search-group" />}
      {recent.map((entry) => (
        <div key={entry.id}>
          <RowButton entry={entry} label={texts.saveSearch} icon="star" onPress={onFavorite} />
          <RowButton
            entry={entry}
            label={texts.removeFromHistory}
            icon="cross"
            onPress={onRemove}
          />
        </div>
      ))}
      {favorites.length === 0 ? null : <div className="search-group" />}
      {favorites.map((entry) => (
        <div key={entry.id}>
          <RowButton
            entry={entry}
            label={texts.removeFromFavorites}
            icon="cross"
            onPress={onRemove}
          />
        </div>
      ))}
    </div>
  );
}

/**
 * Returns props for the column. When a focused button disappears with its row, the next row's button receives the
 * focus.
 */
function useFocusKept(field: HTMLElement, searches: StoredSearches) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows have been removed
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    (buttons[place.current] ?? buttons.at(-1) ?? field).focus();
  }, [searches]);
  const onFocusIn = ({ target, currentTarget }: TargetedFocusEvent<HTMLElement>) => {
    place.current = [...currentTarget.querySelectorAll('button')].indexOf(
      target as HTMLButtonElement,
    );
  };
  return { ref, onFocusIn };
}

interface RowButtonProps {
  entry: StoredSearch;
  label: string;
  icon: 'star' | 'cross';
  onPress(entry: StoredSearch): void;
}

function RowButton({ entry, label, icon, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-describedby={optionId(entry.id)}
      onClick={() => onPress(entry)}
    >
      <SearchIcon name={icon} />
    </button>
  );
}
