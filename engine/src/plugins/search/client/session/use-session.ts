import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { SearchBackend, SearchSurroundings } from '../../query/search-types.ts';
import type { SiteBackend } from './backend.ts';
import {
  createSession,
  type SearchSession,
  type SearchState,
  type SessionOptions,
} from './search-session.ts';

/** Creates a session that lasts as long as the component. Options are taken from the first render. */
export function useSession(
  backend: SearchBackend,
  options: SessionOptions,
): [SearchState, SearchSession] {
  const [session] = useState(() => createSession(backend, options));
  const [state, setState] = useState(session.getState);
  useLayoutEffect(() => {
    const stopFollowing = session.subscribe(() => setState(session.getState()));
    const onOnline = () => {
      // Once the network is back, loads missing parts of the index.
      backend.load().catch(() => undefined);
      if (session.getState().status === 'error') session.retry();
    };
    addEventListener('online', onOnline);
    return () => {
      stopFollowing();
      removeEventListener('online', onOnline);
      session.end();
    };
  }, [backend, session]);
  return [state, session];
}

/** Returns how many elements are above a line in the window, up to the last one that starts above it. */
export function countAbove(line: number, selector: string): number {
  const elements = [...document.querySelectorAll(selector)];
  return elements.findLastIndex((each) => each.getBoundingClientRect().top < line) + 1;
}

/** Returns the position of an element's bottom edge in the window. */
export function bottomOf(selector: string): number {
  return document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
}

const NOTHING: SearchSurroundings = { kinds: [], suggestions: [] };

/** Returns data that's shown besides results. Until it's loaded, all lists are empty. */
export function useSurroundings(backend: SiteBackend): SearchSurroundings {
  const [surroundings, setSurroundings] = useState(NOTHING);
  useEffect(() => {
    const show = () => backend.surroundings().then(setSurroundings, () => undefined);
    void show();
    // After a failure, a retry also loads this data.
    return backend.onImproved(show);
  }, [backend]);
  return surroundings;
}

/**
 * Milliseconds that a text must stay the same before it's announced. Each announcement interrupts the previous one.
 */
const QUIET_FOR = 500;

/** Returns the text once it has stayed the same for a moment. Used for live regions. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_FOR);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
