/** Enhancements, which a page can do without at first. */
import enhancements from 'virtual:site-client';
import { enhance as enhancePage } from '../client/enhance.ts';
import type { EnhanceContext } from '../client/start.ts';

export const enhance = (context: EnhanceContext) => enhancePage(context, enhancements);
