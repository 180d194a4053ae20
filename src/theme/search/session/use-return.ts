/** Brings readers who come back to the page of results to the place in the list that they left. */
import { useCallback, useEffect, useRef } from 'react';
import type { ScrollOffset } from '../../../client/navigation/history-entries.ts';
import type { ShownAnswer } from './search-session.ts';

/** Acts of a reader who is not waiting for the place any more. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls to the offset that the history entry has kept, as soon as enough hits are there: when the router
 * restores it there are none. The end of a list that is too short asks for more hits by being in view. Texts
 * that come later make the same hits taller: the offset is restored once more.
 *
 * @returns what tells whether the place is still to be reached
 */
export function useReturn(answer: ShownAnswer | undefined): () => boolean {
  const target = useRef<number | undefined>(undefined);
  /** Hits with which the offset was reached. */
  const reachedWith = useRef<number | undefined>(undefined);
  useEffect(() => {
    target.current = keptOffset();
    const acted = new AbortController();
    const forget = () => {
      target.current = undefined;
      acted.abort();
    };
    const { signal } = acted;
    for (const type of ACTS) addEventListener(type, forget, { signal, passive: true });
    return forget;
  }, []);
  useEffect(() => {
    const top = target.current;
    const received = answer?.received;
    if (top === undefined || received === undefined) return;
    if (reachedWith.current !== undefined && reachedWith.current !== received) return;
    scrollTo({ top, behavior: 'instant' });
    if (scrollY > top - 1) reachedWith.current = received;
  }, [answer]);
  return useCallback(() => target.current !== undefined && reachedWith.current === undefined, []);
}

/** Pixels from the top of the page, see client/navigation/history-entries.ts; absent at the top. */
function keptOffset(): number | undefined {
  const state = history.state as { docs?: { scroll?: ScrollOffset } } | null;
  return state?.docs?.scroll?.y || undefined;
}
