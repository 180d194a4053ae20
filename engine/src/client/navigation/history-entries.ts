/**
 * History entries and the scroll offset of each.
 *
 * An entry's state is `{ docs: { key, scroll, overlay } }` beside whatever others keep there. Offsets
 * are tracked in memory, because by the time `popstate` is heard the entry that was left can no
 * longer be written. The entry's own state carries them over a full load: it is written when
 * scrolling pauses, as some browsers drop what is written while a page is left, and the early script
 * reads it before the page is painted.
 */

/** Milliseconds without scrolling before the offset is written to the entry; browsers limit the rate. */
const SAVE_AFTER = 300;

export interface ScrollOffset {
  x: number;
  y: number;
}

interface EntryState {
  key: string;
  scroll?: ScrollOffset;
  /** True for the entry that an open overlay added so that Back closes it. */
  overlay?: boolean;
}

export interface HistoryEntries {
  /** Adds an entry for `address`, or reuses the current one when an overlay had added it. */
  push(address: URL): void;
  /** Takes note that the reader moved to another entry; returns its offset, if it was visited before. */
  arrive(): ScrollOffset | undefined;
  /** Starts or stops tracking: while a page is on its way, or was not to be had, the offset on screen means nothing. */
  track(on: boolean): void;
}

/** Starts keeping offsets of this window's history entries. */
export function keepHistoryEntries(): HistoryEntries {
  const offsets = new Map<string, ScrollOffset>();
  let tracking = true;
  let active = adoptEntry();

  let timer: ReturnType<typeof setTimeout>;
  history.scrollRestoration = 'manual';

  function note(): void {
    if (tracking) offsets.set(active, currentOffset());
  }

  function save(): void {
    clearTimeout(timer);
    removeEventListener('beforeunload', save);
    if (tracking && !isOverlayEntry()) writeEntry({ key: active, scroll: currentOffset() });
  }

  function saveSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER);
    // From `pagehide` on Chromium ignores changes of an entry. Only while there is something to save:
    // with this listener Firefox would not keep the page in memory for Back.
    addEventListener('beforeunload', save);
  }

  function onScroll(): void {
    if (!tracking) return;
    note();
    saveSoon();
  }

  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', save);
  // Where an anchor or the reader took the page before anybody listened: the browser returns there no more.
  // Asked for before the first frame, the place would have the page laid out once more.
  if (!entryState()?.scroll) requestAnimationFrame(saveSoon);

  return {
    push(address) {
      const key = createKey();
      note();
      if (isOverlayEntry()) {
        history.replaceState({ docs: { key } }, '', address.href);
      } else {
        const saved = entryState()?.scroll;
        const scroll = offsets.get(active) ?? saved;
        // Changing an entry takes a slow phone 15 ms, and usually it was saved when the reader stopped scrolling.
        if (!isSameOffset(scroll, saved)) writeEntry({ key: active, scroll });
        history.pushState({ docs: { key } }, '', address.href);
      }
      active = key;
    },
    arrive() {
      const state = entryState();
      // The last scroll event may be yet to come. At a new entry, an anchor's, the browser has scrolled.
      if (state) note();
      active = adoptEntry();
      return state && (offsets.get(active) ?? state.scroll);
    },
    track(on) {
      tracking = on;
    },
  };
}

let address: URL | undefined;

/** Address that the last navigation ended at. `popstate` says where the reader is, not where from. */
export function notedAddress(): URL {
  address ??= new URL(location.href);
  return address;
}

/** Notes the current address as the one the last navigation ended at. */
export function noteAddress(): void {
  address = new URL(location.href);
}

/** Changes the address of the current entry, which is not a navigation. */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, '', href);
  noteAddress();
}

/** True while the current entry is one that an open overlay added. */
export function isOverlayEntry(): boolean {
  return entryState()?.overlay === true;
}

/**
 * Gives the current entry a key when it has none. An overlay's mark that a reload left behind is
 * taken off: the overlay is closed in the new document.
 */
function adoptEntry(): string {
  const state = entryState();
  if (state !== undefined && !state.overlay) return state.key;
  const key = state?.key ?? createKey();
  writeEntry({ key });
  return key;
}

function writeEntry(entry: EntryState): void {
  try {
    history.replaceState({ ...history.state, docs: entry }, '');
  } catch {
    // Browsers limit the rate of changes; a lost offset is no reason to fail.
  }
}

function entryState(): EntryState | undefined {
  const entry = (history.state as { docs?: EntryState } | null)?.docs;
  return entry?.key === undefined ? undefined : entry;
}

function isSameOffset(a: ScrollOffset | undefined, b: ScrollOffset | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}

function currentOffset(): ScrollOffset {
  return { x: scrollX, y: scrollY };
}

/** A key for an entry, unlike all others. */
export function createKey(): string {
  return String(Math.random());
}
