/** What the modules that plugins add receive: components in slots, and enhancements of the browser. */
import type { PageView, SiteView } from './view.ts';

/** Descriptions of the slots by name: places in the theme to which plugins can add components. */
export const SLOTS = {
  documentStart: 'At the start of a document, before the navigation bar',
  navbar: 'In the navigation bar, after its links',
  home: 'At the top of the home page',
  notFound: 'Below the advice on the not-found page',
  notFoundLinks: 'At the end of the list on the not-found page',
  tool: 'The whole of a page that a plugin adds without text',
  pageAction:
    'Beside the breadcrumbs of a page with Markdown: a button, which the page menu also has',
  pageInfo: 'Below the title of a page',
  pageMenu: 'In the menu of a page, as list items after the button',
  pageMenuLinks: 'At the end of the menu of a page, as list items',
  pageEnd: 'After the text of a page, or after the cards of a category',
} as const;

export type SlotName = keyof typeof SLOTS;

/** Slots outside `main`, which navigation to a different page doesn't replace. */
export type SiteSlotName = 'documentStart' | 'navbar';

/** What components in slots outside `main` receive: nothing that differs between pages. */
export interface SiteSlotProps {
  site: SiteView;
}

/** What components in all other slots receive. */
export interface SlotProps extends SiteSlotProps {
  view: PageView;
}

/** What an enhancement receives. */
export interface ClientContext {
  /** Base path of the site: `''` or `/docs`. */
  base: string;
  /** Signs of intent and clicks that came before the enhancements started, in order. */
  intents: readonly Event[];
}

/** Default export of an enhancement. It's called once, when the browser is idle or at the first sign of intent. */
export type StartEnhancement = (context: ClientContext) => void;
