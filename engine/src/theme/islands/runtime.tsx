/**
 * Starts React in the browser, with all islands. This module is never loaded before the page is idle or the reader
 * shows intent.
 */
import siteIslands from 'virtual:site-islands';
import { createRuntime } from './create-runtime.tsx';

export const { mount, unmount } = createRuntime(siteIslands);
