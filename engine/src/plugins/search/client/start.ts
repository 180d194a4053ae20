/** Starts search in the browser: its signs at once, all else at the first of them. */
import type { StartEnhancement } from '../../../shared/plugin-modules.ts';
import { startSearch } from './opening/search-keys.ts';

/** Loads the way to search, and what renders it at the same time: the one would request the other a round trip later. */
const loadSearch = () => {
  import('./search.tsx').catch(() => undefined);
  return import('./start-search.ts');
};

const start: StartEnhancement = ({ base, intents }) => startSearch(base, loadSearch, intents);

export default start;
