/**
 * Starts everything that a page doesn't need at first, once the browser is idle or the reader is about to do something.
 */
import type { StartEnhancement } from '../shared/plugin-modules.ts';
import { startCodeBlocks } from './content/code-blocks.ts';
import { startFillingRanges } from './content/fill-ranges.ts';
import { startKeepingDetails } from './content/kept-details.ts';
import { startPrinting } from './content/print-images.ts';
import { startRevealing } from './content/reveal.ts';
import { startScrollBoxes } from './content/scroll-boxes.ts';
import { startTabs } from './content/tabs.ts';
import { startVideos } from './content/video.ts';
import { startLayingOut } from './first-view/lay-out-rest.ts';
import { onIntent, whenIdle } from './idle.ts';
import { startIslands } from './islands/islands.ts';
import { startAnnouncement } from './layout/announcement.ts';
import { startBackToTop } from './layout/back-to-top.ts';
import { startClosingOnBack } from './layout/close-on-back.ts';
import { startColorMode } from './layout/color-mode.ts';
import { startDropdowns } from './layout/dropdowns.ts';
import { startExpandedStates } from './layout/expanded.ts';
import { startMenu } from './layout/menu.ts';
import { startNavbar } from './layout/navbar.ts';
import { startClosingOverlays } from './layout/overlays.ts';
import { startRememberingVersion } from './layout/remember-version.ts';
import { startSidebar } from './layout/sidebar.ts';
import { startTableOfContents } from './layout/table-of-contents.ts';
import { startAnnouncingPages } from './navigation/announcer.ts';
import { startReturningFocus, startSkipLink } from './navigation/focus.ts';
import { startHints } from './navigation/loading/hints.ts';
import type { PageDocuments } from './navigation/loading/page-documents.ts';
import { startProgressBar } from './navigation/loading/progress-bar.ts';
import { startNotFound } from './not-found/not-found.ts';
import { repeatClicks } from './remember-click.ts';
import type { EnhanceContext } from './start.ts';

type Start = (base: string, documents: PageDocuments) => void;

/**
 * Starts all enhancements, and then repeats the clicks that came too early for them. Each idle period is used for as
 * many enhancements as fit. When the reader does something, all the rest start at once. If one fails, the others still
 * start.
 */
export function enhance(
  { base, documents, loadIslands, intents }: EnhanceContext,
  ofPlugins: readonly StartEnhancement[],
): void {
  const starts: Start[] = [
    () => startIslands(loadIslands, intents.at(-1)),
    startProgressBar,
    startAnnouncingPages,
    startReturningFocus,
    startSkipLink,
    startExpandedStates,
    startMenu,
    startDropdowns,
    startColorMode,
    startAnnouncement,
    startTabs,
    startKeepingDetails,
    startRevealing,
    startFillingRanges,
    startCodeBlocks,
    startClosingOverlays,
    startClosingOnBack,
    startScrollBoxes,
    startTableOfContents,
    startNavbar,
    startSidebar,
    startBackToTop,
    startVideos,
    startLayingOut,
    startPrinting,
    startHints,
    startRememberingVersion,
    startNotFound,
    ...ofPlugins.map((start) => () => start({ base, intents })),
    () => repeatClicks(intents),
  ];
  /** Starts all remaining enhancements, or as many as the idle period has time for. */
  const run = (period?: IdleDeadline) => {
    // Events that starting itself causes, such as a focus change, don't mean that the reader is about to do
    // something.
    if (!period) stop();
    // At least one enhancement starts in each idle period, because on a page that's never idle, these periods have no
    // time left.
    do {
      try {
        starts.shift()?.(base, documents);
      } catch (error) {
        console.error(error);
      }
    } while (starts[0] && period?.timeRemaining() !== 0);
    if (starts[0]) whenIdle(run);
  };
  // Listens on the window, before any listener that an enhancement adds, so that those listeners also get the
  // event.
  const stop = onIntent(() => run(), window);
  if (intents[0]) run();
  else whenIdle(run);
}
