/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as texts from '../texts.ts';
import type { SearchSession, ShownAnswer } from './session/search-session.ts';

/** The number of hits that load automatically. With more, readers couldn't reach the end of the page. */
const AUTOMATIC = 60;

interface MoreResultsProps {
  session: SearchSession;
  answer: ShownAnswer;
  /** True until a reader who came back has been scrolled to the previous position. */
  isReturning(): boolean;
}

/**
 * Renders a button that loads more hits. At first, it does so as soon as it comes into view. Later, readers have to
 * click it.
 */
export function MoreResults({ session, answer, isReturning }: MoreResultsProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const isAutomatic = answer.received < AUTOMATIC;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after new hits, because the button may still be in view
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

/**
 * True if the focus is on the button or below it. In that case, new hits would push the focused element out of
 * view.
 */
function isPast(button: Element): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === button) return focused === button;
  return (button.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Returns a function that remembers the last hit, so that the focus can move to the one that follows it. */
function useFocusOnNext(answer: ShownAnswer): (last: Element | null | undefined) => void {
  const noted = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when new hits have arrived
  useLayoutEffect(() => {
    const link = noted.current?.nextElementSibling?.querySelector('a');
    if (!link) return;
    noted.current = null;
    link.focus({ preventScroll: true });
    // Scrolls instantly. While scrolling smoothly, the button would come into view and load more hits.
    const show = () => link.scrollIntoView({ block: 'center', behavior: 'instant' });
    show();
    // Repeated in the next frame, because Chromium then continues a smooth scroll that was in progress.
    requestAnimationFrame(show);
  }, [answer]);
  return (last) => {
    noted.current = last ?? null;
  };
}
