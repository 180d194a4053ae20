/**
 * React in the browser, with all islands. It's loaded when the page is idle or the reader shows intent, and
 * never earlier.
 */
import siteIslands from 'virtual:site-islands';
import { createRuntime } from './create-runtime.tsx';

export const { mount, unmount } = createRuntime(siteIslands);
