/** Restores the list position and the focus of readers who return to the results page. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { entryState } from '../../../../client/navigation/history-entries.ts';
import type { ShownAnswer } from './search-session.ts';

const HITS = '.search-result a';

/** Events that show that the reader isn't waiting for the position to be restored. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scroll offsets in pixels, by key of the history entry. While this code is loading, the page has no hits yet,
 * so the router stores the end of the short page as the entry's offset.
 */
const places = new Map<string, number>();

/** The URL of the hit that the reader followed last, by key of the history entry. */
const followed = new Map<string, string>();

/**
 * Scrolls to the history entry's offset as soon as there are enough hits, because there are none when the
 * router restores the offset. If the list is too short, its end is in view, which loads more hits. When
 * excerpts arrive and make hits taller, the offset is restored again.
 *
 * @returns a function that returns true while the offset hasn't been reached
 */
export function useReturn(answer: ShownAnswer | undefined): () => boolean {
  const target = useRef<number | undefined>(undefined);
  /** The number of hits when the offset was reached. */
  const reachedWith = useRef<number | undefined>(undefined);
  const isReturning = useCallback(
    () => target.current !== undefined && reachedWith.current === undefined,
    [],
  );
  useLayoutEffect(() => {
    const entry = entryState();
    const key = entry?.key ?? '';
    target.current = (places.get(key) ?? entry?.scroll?.y) || undefined;
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
    if (reachedWith.current === undefined) focusHit(followed.get(entryState()?.key ?? ''));
    reachedWith.current = received;
  }, [answer]);
  return isReturning;
}

/**
 * Moves the focus to the hit that was followed, or otherwise to the first hit in view, because the field may be
 * far above.
 */
function focusHit(href: string | undefined): void {
  const hits = [...document.querySelectorAll<HTMLAnchorElement>(HITS)];
  const hit =
    hits.find((each) => each.href === href) ??
    hits.find((each) => each.getBoundingClientRect().top > 0);
  hit?.focus({ preventScroll: true });
}
