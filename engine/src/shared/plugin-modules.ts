/** What the modules that plugins add receive: components in slots, and enhancements of the browser. */
import type { PageView, SiteView } from './view.ts';

/** Slots: places in the theme to which plugins can add components. */
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

export interface SlotProps {
  view: PageView;
  site: SiteView;
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
