/** What the modules that plugins add receive: components in slots, and enhancements of the browser. */
import type { PageView, SiteView } from './view.ts';

/** Slots, which are places in the theme where plugins can add components. */
export const SLOTS = [
  'documentStart',
  'navbar',
  'home',
  'notFound',
  'notFoundLinks',
  'tool',
  'pageAction',
  'pageInfo',
  'pageMenu',
  'pageMenuLinks',
  'pageEnd',
] as const;

export type SlotName = (typeof SLOTS)[number];

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
