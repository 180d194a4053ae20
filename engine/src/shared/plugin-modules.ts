/** Types of what plugins' modules receive: components in slots, and enhancements in the browser. */
import type { PageView, SiteView } from './view.ts';

/** Slots are places in the theme to which plugins can add components. */
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

/** Slots outside of `main`. They stay when the reader goes to another page. */
export type SiteSlotName = 'documentStart' | 'navbar';

/** Props of components in slots outside of `main`. They contain nothing that differs between pages. */
export interface SiteSlotProps {
  site: SiteView;
}

/** Props of components in all other slots. */
export interface SlotProps extends SiteSlotProps {
  view: PageView;
}

/** The argument of an enhancement. */
export interface ClientContext {
  /** Base path of the site: `''` or `/docs`. */
  base: string;
  /** Signs of intent and clicks from before the enhancements started, in order. */
  intents: readonly Event[];
}

/** Default export of an enhancement. It's called once, when the browser is idle or at the first sign of intent. */
export type StartEnhancement = (context: ClientContext) => void;
