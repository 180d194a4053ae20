/** Enhancements, which a page doesn't need at first. */
import enhancements from 'virtual:site-client';
import { enhance as enhancePage } from '../client/enhance.ts';
import type { EnhanceContext } from '../client/start.ts';

export const enhance = (context: EnhanceContext) => enhancePage(context, enhancements);
