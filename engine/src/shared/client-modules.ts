/** Modules that plugins add to the browser's scripts. */

export interface ClientContext {
  /** Base path of the site: `''` or `/docs`. */
  base: string;
  /** Signs of intent and clicks that came before the enhancements started, in order. */
  intents: readonly Event[];
}

/** Default export of an enhancement. It's called once, when the browser is idle or at the first sign of intent. */
export type StartEnhancement = (context: ClientContext) => void;
