/**
 * Which course questions a reader has answered correctly. The answers are kept for the visit, and stored on the
 * device only if the reader requests that. They're never sent anywhere.
 */
import { useSyncExternalStore } from 'react';

/** The key in web storage. If it exists, the reader has asked to store the progress. */
const KEY = 'docs.courses';
/** Longer values aren't ours. */
const MAXIMUM_LENGTH = 10_000;

export interface CourseProgress {
  /** Ids of questions, such as `foundational/flags/off-first`. */
  answered: ReadonlySet<string>;
  isRemembered: boolean;
}

const NOTHING: CourseProgress = { answered: new Set(), isRemembered: false };
const listeners = new Set<() => void>();
let current: CourseProgress | undefined;

/** Returns the reader's progress. It's empty while the server renders the page. */
export function useCourseProgress(): CourseProgress {
  return useSyncExternalStore(subscribe, progress, () => NOTHING);
}

/** Records that a question was answered correctly. */
export function noteAnswered(id: string): void {
  const { answered, isRemembered } = progress();
  change({ answered: new Set([...answered, id]), isRemembered });
}

/** Stores progress on the device from now on, or removes what was stored. Other tabs follow. */
export function rememberProgress(isRemembered: boolean): void {
  change({ ...progress(), isRemembered });
}

function progress(): CourseProgress {
  current ??= stored();
  return current;
}

/** Applies a change, together with answers that other tabs have stored in the meantime. */
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
    // Adds the answers that other tabs stored while no course was on display.
    current = withAnswers(stored(), progress());
    addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Handles answers that another tab stored or removed. The answers of this visit stay. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === KEY) show(withAnswers(stored(), progress()));
}

/** Returns the stored progress. Storage can be blocked or contain anything. */
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
    // Storage is blocked or full, so the progress is only kept for the visit.
  }
}
