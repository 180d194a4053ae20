/** Starts search in the browser. Everything except the listeners is loaded at the first sign of intent. */
import type { StartEnhancement } from '../../../shared/plugin-modules.ts';
import { startSearch } from './opening/search-keys.ts';

/**
 * Loads the code that loads search, and the code that renders it, at the same time. Otherwise, the second
 * request would follow a round trip later.
 */
const loadSearch = () => {
  import('./search.tsx').catch(() => undefined);
  return import('./start-search.ts');
};

const start: StartEnhancement = ({ base, intents }) => startSearch(base, loadSearch, intents);

export default start;
