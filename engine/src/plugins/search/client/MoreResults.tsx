/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as texts from '../texts.ts';
import type { SearchSession, ShownAnswer } from './session/search-session.ts';

/** Hits that come by themselves. More would keep what follows the list out of reach. */
const AUTOMATIC = 60;

interface MoreResultsProps {
  session: SearchSession;
  answer: ShownAnswer;
  /** True while a reader who came back has not reached the place in the list. */
  isReturning(): boolean;
}

/** Asks for the next hits when it comes into view, the first few times; always when it is pressed. */
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

/** True when the focus is on the button or behind it: hits that come would push it out of sight. */
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
    // At once: on a slow way there the button would be in view, and ask for more.
    const show = () => link.scrollIntoView({ block: 'center', behavior: 'instant' });
    show();
    // Chromium adds a step of the smooth scroll that was under way, such as one to the button, in the next frame.
    requestAnimationFrame(show);
  }, [answer]);
  return (last) => {
    noted.current = last ?? null;
  };
}
