import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { SearchBackend, SearchSurroundings } from '../../query/search-types.ts';
import type { SiteBackend } from './backend.ts';
import {
  createSession,
  type SearchSession,
  type SearchState,
  type SessionOptions,
} from './search-session.ts';

/** Returns a session for the component's lifetime. It uses the options of the first render. */
export function useSession(
  backend: SearchBackend,
  options: SessionOptions,
): [SearchState, SearchSession] {
  const [session] = useState(() => createSession(backend, options));
  const [state, setState] = useState(session.getState);
  useLayoutEffect(() => {
    const stopFollowing = session.subscribe(() => setState(session.getState()));
    const onOnline = () => {
      // Loads missing parts of the index when the network is back.
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

/** Returns the number of elements up to the last one that begins above a line in the window. */
export function countAbove(line: number, selector: string): number {
  const elements = [...document.querySelectorAll(selector)];
  return elements.findLastIndex((each) => each.getBoundingClientRect().top < line) + 1;
}

/** Returns the position of an element's bottom edge in the window. */
export function bottomOf(selector: string): number {
  return document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
}

const NOTHING: SearchSurroundings = { kinds: [], suggestions: [] };

/** Returns the data to show besides the results, or empty lists until it's loaded. */
export function useSurroundings(backend: SiteBackend): SearchSurroundings {
  const [surroundings, setSurroundings] = useState(NOTHING);
  useEffect(() => {
    const show = () => backend.surroundings().then(setSurroundings, () => undefined);
    void show();
    // After a failure, a retry loads the data together with the results.
    return backend.onImproved(show);
  }, [backend]);
  return surroundings;
}

/** Milliseconds that a count must stay the same before it's announced, because each announcement interrupts the previous one. */
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
