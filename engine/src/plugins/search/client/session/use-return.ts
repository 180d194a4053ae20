/** Brings readers who come back to the page of results to the place in the list that they left, and the focus. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ScrollOffset } from '../../../../client/navigation/history-entries.ts';
import type { ShownAnswer } from './search-session.ts';

const HITS = '.search-result a';

/** Acts of a reader who is not waiting for the place any more. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Pixels from the top of the page, by key of the history entry. While this code is on its way, the router takes the
 * end of the page, which has no hits yet, for the place of the entry.
 */
const places = new Map<string, number>();

/** Address of the hit that the reader followed last, by key of the history entry. */
const followed = new Map<string, string>();

/**
 * Scrolls to the offset that was kept for the history entry, as soon as enough hits are there: when the router
 * restores it there are none. The end of a list that is too short asks for more hits by being in view. Texts
 * that come later make the same hits taller: the offset is restored once more.
 *
 * @returns what tells whether the place is still to be reached
 */
export function useReturn(answer: ShownAnswer | undefined): () => boolean {
  const target = useRef<number | undefined>(undefined);
  /** Hits with which the offset was reached. */
  const reachedWith = useRef<number | undefined>(undefined);
  const isReturning = useCallback(
    () => target.current !== undefined && reachedWith.current === undefined,
    [],
  );
  useLayoutEffect(() => {
    const { key = '', scroll } = entryState();
    target.current = (places.get(key) ?? scroll?.y) || undefined;
    const acted = new AbortController();
    const forget = () => {
      target.current = undefined;
      acted.abort();
    };
    const { signal } = acted;
    for (const type of ACTS) addEventListener(type, forget, { signal, passive: true });
    const note = () => {
      if (!isReturning()) places.set(key, scrollY);
    };
    const onClick = ({ target: clicked }: MouseEvent) => {
      const hit = (clicked as Element).closest<HTMLAnchorElement>(HITS);
      if (hit) followed.set(key, hit.href);
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('click', onClick);
    return () => {
      forget();
      removeEventListener('scroll', note);
      removeEventListener('click', onClick);
    };
  }, [isReturning]);
  // After the next frame, because arriving at a page also moves the focus.
  useEffect(() => {
    const top = target.current;
    const received = answer?.received;
    if (top === undefined || received === undefined) return;
    if (reachedWith.current !== undefined && reachedWith.current !== received) return;
    scrollTo({ top, behavior: 'instant' });
    if (scrollY <= top - 1) return;
    if (reachedWith.current === undefined) focusHit(followed.get(entryState().key ?? ''));
    reachedWith.current = received;
  }, [answer]);
  return isReturning;
}

/** Leads the focus to the hit that was followed, or else to the first in view: the field may be far above. */
function focusHit(href: string | undefined): void {
  const hits = [...document.querySelectorAll<HTMLAnchorElement>(HITS)];
  const hit =
    hits.find((each) => each.href === href) ??
    hits.find((each) => each.getBoundingClientRect().top > 0);
  hit?.focus({ preventScroll: true });
}

/** State of the history entry, see client/navigation/history-entries.ts. */
function entryState(): { key?: string; scroll?: ScrollOffset } {
  const state = history.state as { docs?: { key?: string; scroll?: ScrollOffset } } | null;
  return state?.docs ?? {};
}
