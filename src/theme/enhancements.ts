/** Enhancements, which a page can do without at first. */
import { enhance as enhancePage } from '../client/enhance.ts';
import type { EnhanceContext } from '../client/start.ts';

const loadSearch = () => import('./search/start-search.ts');

export const enhance = (context: EnhanceContext) => enhancePage(context, loadSearch);
