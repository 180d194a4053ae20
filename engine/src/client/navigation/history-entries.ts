/**
 * The window's history entries and their scroll offsets.
 *
 * An entry's state contains `{ docs: { key, scroll, overlay } }`. Offsets are tracked in memory, because
 * `popstate` fires after the browser has left the entry, when it's too late to change it. The entry's state
 * keeps the offset across a full page load. It's written when scrolling pauses, because some browsers drop
 * changes that are made while the reader leaves the page. The early script reads it before the page is painted.
 */

/**
 * Milliseconds to wait after the last scroll before the offset is saved, because browsers limit how often it
 * can be saved.
 */
const SAVE_AFTER = 300;

export interface ScrollOffset {
  x: number;
  y: number;
}

interface EntryState {
  key: string;
  scroll?: ScrollOffset;
  /** True for an entry that an open overlay added. The Back button then closes the overlay. */
  overlay?: boolean;
}

export interface HistoryEntries {
  /** Adds an entry for `address`, or reuses the current entry if an overlay added it. */
  push(address: URL): void;
  /** Records that the reader moved to a different entry. Returns the entry's offset if it was visited before. */
  arrive(): ScrollOffset | undefined;
  /**
   * Starts or stops tracking. While a page is loading, and after it failed to load, the scroll offset doesn't
   * belong to any page.
   */
  track(on: boolean): void;
}

/** The scroll offsets of this window's history entries, by the entries' keys. */
interface Tracked {
  readonly offsets: Map<string, ScrollOffset>;
  /** The key of the current entry. */
  active: string;
  isOn: boolean;
}

/** Starts to track the scroll offsets of this window's history entries. */
export function keepHistoryEntries(): HistoryEntries {
  const tracked: Tracked = { offsets: new Map(), active: adoptEntry(), isOn: true };
  history.scrollRestoration = 'manual';
  saveOffsets(tracked);
  return {
    push(address) {
      tracked.active = pushEntry(address, tracked);
    },
    arrive() {
      const state = entryState();
      // The last scroll event may not have fired yet. For a new entry with an anchor, the browser has already
      // scrolled.
      if (state) noteOffset(tracked);
      tracked.active = adoptEntry();
      return state && (tracked.offsets.get(tracked.active) ?? state.scroll);
    },
    track(on) {
      tracked.isOn = on;
    },
  };
}

function noteOffset({ offsets, active, isOn }: Tracked): void {
  if (isOn) offsets.set(active, currentOffset());
}

/** Saves the offset in the entry's state when scrolling pauses, and when the reader leaves the document. */
function saveOffsets(tracked: Tracked): void {
  let timer: ReturnType<typeof setTimeout>;

  function save(): void {
    clearTimeout(timer);
    removeEventListener('beforeunload', save);
    if (tracked.isOn && !isOverlayEntry()) {
      writeEntry({ key: tracked.active, scroll: currentOffset() });
    }
  }

  function saveSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER);
    // Chromium ignores changes of an entry from `pagehide` on. The listener exists only while there is something to
    // save, because Firefox doesn't keep a page with such a listener in its back/forward cache:
    // https://developer.mozilla.org/en-US/docs/Web/API/Window/beforeunload_event#usage_notes
    addEventListener('beforeunload', save);
  }

  function onScroll(): void {
    if (!tracked.isOn) return;
    noteOffset(tracked);
    saveSoon();
  }

  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', save);
  // Saves the position that an anchor or the reader reached before this code ran, because the browser no longer
  // restores it. Reading the offset before the first frame would force an additional layout.
  if (!entryState()?.scroll) {
    // A reader can reload before that frame.
    addEventListener('beforeunload', save);
    requestAnimationFrame(saveSoon);
  }
}

/** Adds an entry, or reuses the entry that an overlay added. Returns the entry's key. */
function pushEntry(address: URL, tracked: Tracked): string {
  const key = createKey();
  noteOffset(tracked);
  if (isOverlayEntry()) {
    history.replaceState({ docs: { key } }, '', address.href);
    return key;
  }
  const saved = entryState()?.scroll;
  const scroll = tracked.offsets.get(tracked.active) ?? saved;
  // Changing an entry takes 15 ms on a slow phone. Usually, the offset was saved when the reader stopped scrolling.
  if (!isSameOffset(scroll, saved)) writeEntry({ key: tracked.active, scroll });
  history.pushState({ docs: { key } }, '', address.href);
  return key;
}

let address: URL | undefined;

/** Returns the URL of the last navigation. When `popstate` fires, `location` already has the new URL. */
export function notedAddress(): URL {
  address ??= new URL(location.href);
  return address;
}

/** Records the current URL as the URL of the last navigation. */
export function noteAddress(): void {
  address = new URL(location.href);
}

/** Changes the URL of the current entry without a navigation. */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, '', href);
  noteAddress();
}

/** True while the current entry is an overlay's. */
export function isOverlayEntry(): boolean {
  return entryState()?.overlay === true;
}

/**
 * Returns the current entry's key, and adds one if it's missing. Removes an overlay's mark, because overlays
 * are closed after a reload.
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
    // Browsers limit the rate of changes. Losing an offset is better than throwing.
  }
}

/** Returns the state of the current entry, or `undefined` for an entry that has none yet. */
export function entryState(): EntryState | undefined {
  const entry = (history.state as { docs?: EntryState } | null)?.docs;
  return entry?.key === undefined ? undefined : entry;
}

function isSameOffset(a: ScrollOffset | undefined, b: ScrollOffset | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}

function currentOffset(): ScrollOffset {
  return { x: scrollX, y: scrollY };
}

/** Returns an unused key for an entry. */
export function createKey(): string {
  return String(Math.random());
}
