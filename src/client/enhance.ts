/** Everything a page can do without at first. Loaded at idle, or at the first sign of intent. */
import { THIRD_PARTIES_ID } from '../shared/third-parties.ts';
import { startAnnouncement } from './announcement.ts';
import { startAnnouncingPages } from './announcer.ts';
import { startApiConsole } from './api-console.ts';
import { startBackToTop } from './back-to-top.ts';
import { startCodeBlocks } from './code-blocks.ts';
import { startColorMode } from './color-mode.ts';
import { startDropdowns } from './dropdowns.ts';
import { startExpandedStates } from './expanded.ts';
import { startHints } from './hints.ts';
import { startImageZoom } from './image-zoom.ts';
import { startIslands } from './islands.ts';
import { startMenu } from './menu.ts';
import { startNavbar } from './navbar.ts';
import { startPreferredVersion } from './preferred-version.ts';
import { startProgressBar } from './progress-bar.ts';
import { startRevealing } from './reveal.ts';
import { startScrollBoxes } from './scroll-boxes.ts';
import { startSearch } from './search-keys.ts';
import { startSidebar } from './sidebar.ts';
import { startSkipLink } from './skip-link.ts';
import type { EnhanceContext } from './start.ts';
import { startTableOfContents } from './table-of-contents.ts';
import { startTabs } from './tabs.ts';
import { startVideos } from './video.ts';

/** Starts all enhancements. One that fails does not keep the others from starting. */
export function enhance({ base, documents, loadIslands, intents }: EnhanceContext): void {
  const starts = [
    () => startIslands(loadIslands, intents.at(-1)),
    startProgressBar,
    startAnnouncingPages,
    startSkipLink,
    startExpandedStates,
    startMenu,
    startDropdowns,
    startColorMode,
    startAnnouncement,
    startTabs,
    startRevealing,
    startCodeBlocks,
    startApiConsole,
    startScrollBoxes,
    startTableOfContents,
    () => startNavbar(base),
    () => startSidebar(base),
    startBackToTop,
    startVideos,
    startImageZoom,
    () => startHints(base, documents),
    startPreferredVersion,
    () => startSearch(base, loadIslands, intents),
    () => loadThirdParties(base),
  ];
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Most sites have no services of others, and then need no code that decides about them. */
function loadThirdParties(base: string): void {
  if (document.getElementById(THIRD_PARTIES_ID) === null) return;
  import('./third-party-gate.ts').then(
    ({ startThirdParties }) => startThirdParties(base),
    console.warn,
  );
}
