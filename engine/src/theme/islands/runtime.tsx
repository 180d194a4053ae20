/**
 * React in the browser, with all islands there are. Loaded when the page is idle or the reader shows
 * an intent, never before.
 */
import siteIslands from 'virtual:site-islands';
import { createRuntime } from './create-runtime.tsx';

export const { mount, unmount } = createRuntime(siteIslands);
