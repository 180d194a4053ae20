/** Starts search in the browser. Everything except the listeners is loaded at the first sign of intent. */
import type { StartEnhancement } from '../../../shared/plugin-modules.ts';
import { startSearch } from './opening/start-search.ts';

/**
 * Loads the code that loads search, and the code that renders it, at the same time. Otherwise, the second
 * request would follow a round trip later.
 */
const loadCode = () => {
  import('./render-search.tsx').catch(() => undefined);
  return import('./load-search.ts');
};

const start: StartEnhancement = ({ base, intents }) => startSearch(base, loadCode, intents);

export default start;
