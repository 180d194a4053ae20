/** Manages the options of the combobox: which one is active, and how keys change it. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { prefetch } from '../../../../client/navigation/prefetch-route.ts';
import { routeOfPathname } from '../../../../shared/routes.ts';

export interface Options {
  /** The id of the active option. */
  active: string | undefined;
  /** Makes an option active because the pointer moved over it. */
  activate(id: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface Wanted {
  /** The value of `of` at the time of the reader's choice. */
  list: string;
  id: string;
}

/** Modifier keys that are held down while Enter is pressed. */
type Modifiers = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

const NO_MODIFIERS: Modifiers = { ctrlKey: false, metaKey: false, shiftKey: false };

interface OptionList {
  ids: readonly string[];
  /** Identifies the list's content. When it changes, the reader's choice no longer applies. */
  of: string;
  /** Base path of the site, for prefetching the active option's page. */
  base: string;
  /** True once the reader has typed. */
  isAsking: boolean;
  /** False while the options are from an earlier query. In that case, Enter waits for the newest ones. */
  isNewest: boolean;
  /** The form that records whether Enter was pressed before there were options. */
  form: HTMLFormElement;
  /** Called when the reader makes an option active. */
  onMove(): void;
}

/** Keeps one option active. That's the first one, unless the reader selects another. */
export function useOptions(list: OptionList): Options {
  const { ids, base, isAsking, isNewest, form, onMove } = list;
  const [wanted, setWanted] = useState<Wanted>();
  const isMoved = wanted?.list === list.of && ids.includes(wanted.id);
  const active = isMoved ? wanted.id : ids[0];
  const activate = (id: string) => {
    setWanted({ list: list.of, id });
    onMove();
  };
  const [entered, setEntered] = useState<Modifiers | undefined>(() =>
    form.dataset.entered === undefined ? undefined : NO_MODIFIERS,
  );

  useLayoutEffect(() => {
    if (entered === undefined || !isNewest) return;
    setEntered(undefined);
    choose(active, entered);
  }, [entered, isNewest, active]);

  // Until the reader has typed, loading the index has priority.
  const isLikely = isAsking || isMoved;
  useEffect(() => {
    if (active === undefined) return;
    const option = document.getElementById(active);
    option?.scrollIntoView?.({ block: 'nearest' });
    const route = routeOfPathname(option instanceof HTMLAnchorElement ? option.pathname : '', base);
    if (isLikely && route !== undefined && route !== '') prefetch(route);
  }, [active, base, isLikely]);

  function move(to: number): void {
    const id = ids.at(to % ids.length);
    if (id !== undefined) activate(id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const at = active === undefined ? -1 : ids.indexOf(active);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      Home: () => move(0),
      End: () => move(-1),
      Enter: () => {
        const { ctrlKey, metaKey, shiftKey } = event;
        if (isNewest) choose(active, event);
        else setEntered({ ctrlKey, metaKey, shiftKey });
      },
    };
    // A reader who continues typing no longer wants to open the first result.
    if (entered !== undefined && event.key !== 'Enter') setEntered(undefined);
    const act = moves[event.key];
    if (act === undefined || (ids.length === 0 && event.key !== 'Enter')) return;
    // Leaves the field's shortcuts for selecting text to the browser.
    if (event.shiftKey && event.key !== 'Enter') return;
    if (event.key !== 'Enter' || active !== undefined || !isNewest) event.preventDefault();
    act();
  }

  return { active, activate, onKeyDown };
}

/** Opens an option. As for a link, Ctrl or Cmd opens it in a new tab, and Shift in a new window. */
function choose(id: string | undefined, event: Modifiers): void {
  const option = id === undefined ? null : document.getElementById(id);
  if (!(option instanceof HTMLAnchorElement)) return;
  if (event.ctrlKey || event.metaKey) window.open(option.href, '_blank', 'noopener');
  else if (event.shiftKey) window.open(option.href, '_blank', 'noopener,popup');
  else option.click();
}
