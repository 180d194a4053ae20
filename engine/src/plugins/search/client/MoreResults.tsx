/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as texts from '../texts.ts';
import type { SearchSession, ShownAnswer } from './session/search-session.ts';

/**
 * The number of hits that are loaded automatically. With more, readers couldn't reach the content below the
 * list.
 */
const AUTOMATIC = 60;

interface MoreResultsProps {
  session: SearchSession;
  answer: ShownAnswer;
  /** True while a returning reader hasn't reached the previous position in the list. */
  isReturning(): boolean;
}

/**
 * Renders a button that loads the next hits. The first few times, it does so when it comes into view. Later,
 * readers have to click it.
 */
export function MoreResults({ session, answer, isReturning }: MoreResultsProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const isAutomatic = answer.received < AUTOMATIC;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when hits have come, the button may still be in view
  useEffect(() => {
    if (button === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const isWanted = (isAutomatic && !isPast(button)) || isReturning();
      if (isWanted && entries.some(({ isIntersecting }) => isIntersecting)) session.more();
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [button, session, answer]);
  const keepFocus = useFocusOnNext(answer);
  if (answer.isPartial || answer.received >= answer.total) return null;
  const press = () => {
    keepFocus(button?.previousElementSibling);
    session.more();
  };
  return (
    <button ref={setButton} type="button" className="search-more" onClick={press}>
      {isAutomatic ? texts.showMore : texts.showMoreResults}
    </button>
  );
}

/** True if the focus is on the button or after it. New hits would then push the focused element out of view. */
function isPast(button: Element): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === button) return focused === button;
  return (button.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Returns a function that records the last hit. The focus moves to the hit that follows it. */
function useFocusOnNext(answer: ShownAnswer): (last: Element | null | undefined) => void {
  const noted = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when hits have come
  useLayoutEffect(() => {
    const link = noted.current?.nextElementSibling?.querySelector('a');
    if (!link) return;
    noted.current = null;
    link.focus({ preventScroll: true });
    // Scrolls at once. During a slow scroll, the button would be in view and load more hits.
    const show = () => link.scrollIntoView({ block: 'center', behavior: 'instant' });
    show();
    // In the next frame, Chromium continues the smooth scroll that was in progress, such as a scroll to the
    // button.
    requestAnimationFrame(show);
  }, [answer]);
  return (last) => {
    noted.current = last ?? null;
  };
}
