/**
 * Starts search in the browser. Only the listeners load right away, and the rest follows at the first sign of
 * intent.
 */
import type { StartEnhancement } from '../../../shared/plugin-modules.ts';
import { startSearch } from './opening/start-search.ts';

/**
 * Loads two modules at once: the one that loads search, and the one that renders it. One after the other would take
 * another round trip.
 */
const loadCode = () => {
  import('./render-search.tsx').catch(() => undefined);
  return import('./load-search.ts');
};

const start: StartEnhancement = ({ base, intents }) => startSearch(base, loadCode, intents);

export default start;
