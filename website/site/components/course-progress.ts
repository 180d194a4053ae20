/**
 * Which questions of the courses a reader has answered right. Kept for the visit; on the device only
 * when the reader asks for it, and never anywhere else.
 */
import { useSyncExternalStore } from 'react';

/** Name in web storage, and of nothing else: its presence is the reader's wish to be remembered. */
const KEY = 'docs.courses';
/** Longer values are not ours. */
const MAXIMUM_LENGTH = 10_000;

export interface CourseProgress {
  /** Ids of questions, `foundational/flags/off-first`. */
  answered: ReadonlySet<string>;
  isRemembered: boolean;
}

const NOTHING: CourseProgress = { answered: new Set(), isRemembered: false };
const listeners = new Set<() => void>();
let current: CourseProgress | undefined;

/** Progress of the reader; nothing while the page is drawn on the server. */
export function useCourseProgress(): CourseProgress {
  return useSyncExternalStore(subscribe, progress, () => NOTHING);
}

/** Notes that a question was answered right. */
export function noteAnswered(id: string): void {
  const { answered, isRemembered } = progress();
  change({ answered: new Set([...answered, id]), isRemembered });
}

/** Keeps progress on the device from now on, or forgets what was kept there; so do other tabs. */
export function rememberProgress(isRemembered: boolean): void {
  change({ ...progress(), isRemembered });
}

function progress(): CourseProgress {
  current ??= stored();
  return current;
}

/** Takes over a change, with what other tabs have stored meanwhile. */
function change(next: CourseProgress): void {
  show(next.isRemembered ? withAnswers(next, stored()) : next);
  store(progress());
}

function show(next: CourseProgress): void {
  current = next;
  for (const listener of listeners) listener();
}

function withAnswers({ answered, isRemembered }: CourseProgress, other: CourseProgress) {
  return { answered: new Set([...answered, ...other.answered]), isRemembered };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // What other tabs have done while no course was on display.
    current = withAnswers(stored(), progress());
    addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Another tab has stored answers, or has forgotten them. Those of this visit stay. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === KEY) show(withAnswers(stored(), progress()));
}

/** What the device remembers. Storage may be blocked or hold anything at all. */
function stored(): CourseProgress {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null || text.length > MAXIMUM_LENGTH) return NOTHING;
    const ids: unknown = JSON.parse(text);
    if (!Array.isArray(ids)) return NOTHING;
    return { answered: new Set(ids.filter((id) => typeof id === 'string')), isRemembered: true };
  } catch {
    return NOTHING;
  }
}

function store({ answered, isRemembered }: CourseProgress): void {
  try {
    if (isRemembered) localStorage.setItem(KEY, JSON.stringify([...answered]));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked or full storage: the visit remembers.
  }
}
