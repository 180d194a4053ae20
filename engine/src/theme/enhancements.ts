/** Enhancements, which a page can do without at first. */
import enhancements from 'virtual:site-client';
import { enhance as enhancePage } from '../client/enhance.ts';
import type { EnhanceContext } from '../client/start.ts';

/** Loads the way to search, and what renders it at the same time: the one would request the other a round trip later. */
const loadSearch = () => {
  import('./search/search.tsx').catch(() => undefined);
  return import('./search/start-search.ts');
};

export const enhance = (context: EnhanceContext) => enhancePage(context, loadSearch, enhancements);
