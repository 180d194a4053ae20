/**
 * React in the browser, with all islands there are. Loaded when the page is idle or the reader shows
 * an intent, never before.
 */
import siteIslands from 'virtual:site-islands';
import { createRuntime, type IslandModule } from './create-runtime.tsx';
import * as Sidebar from './Sidebar.tsx';

export const { mount, unmount } = createRuntime({
  ...siteIslands,
  ApiConsole: () => import('../api-console/ApiConsole.tsx') as Promise<IslandModule>,
  // Nearly every page has one.
  Sidebar: async () => Sidebar as IslandModule,
});

/** Brings the dialog and the page of results of search. */
export const loadSearch = () => import('../search/search.tsx');
