/** When a reader returns to the results page, restores the position in the list and the focus. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { entryState } from '../../../../client/navigation/history-entries.ts';
import type { ShownAnswer } from './search-session.ts';

const HITS = '.search-result a';

/** Events that show that the reader isn't waiting for the position. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scroll offsets in pixels, keyed by history entry. The router's own offsets aren't usable, because the page has no
 * hits while this code loads, so the router stores the end of a short page.
 */
const places = new Map<string, number>();

/** The URL of the last hit that the reader opened, keyed by history entry. */
const followed = new Map<string, string>();

/**
 * Scrolls to the history entry's offset as soon as there are enough hits. When the router restores the offset,
 * there aren't any yet. If the list is too short, this scrolls to its end, where more hits load. Excerpts that
 * arrive later make hits taller, so the offset is then restored once more.
 *
 * @returns a function that returns true until the offset has been reached
 */
export function useReturn(answer: ShownAnswer | undefined): () => boolean {
  const target = useRef<number | undefined>(undefined);
  /** How many hits there were when the offset was reached. */
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
  // Waits for the next frame, because opening a page also moves the focus.
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

/** Focuses the hit that was opened or, if there's none, the first hit in view. The field may be far above. */
function focusHit(href: string | undefined): void {
  const hits = [...document.querySelectorAll<HTMLAnchorElement>(HITS)];
  const hit =
    hits.find((each) => each.href === href) ??
    hits.find((each) => each.getBoundingClientRect().top > 0);
  hit?.focus({ preventScroll: true });
}
