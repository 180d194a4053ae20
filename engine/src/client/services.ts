/** Requests to services that plugins can add: counting an event, and asking the assistant. */
import * as events from '../shared/events.ts';

/** An event that analytics counts. It must not contain anything that identifies the reader. */
export interface TrackedEvent {
  name: string;
  /** Analytics adds the path of the page as `page_path`, unless the details contain a different one. */
  details: Readonly<Record<string, string | number | boolean>>;
}

/** A question for the assistant. */
export interface AskDetail {
  /** An empty string opens the assistant without a question. */
  question: string;
  /**
   * Called without an argument once the assistant is open, or with an error message if it can't be opened.
   */
  done(problem?: string): void;
}

declare global {
  interface DocumentEventMap {
    [events.ASK]: CustomEvent<AskDetail>;
    [events.TRACK]: CustomEvent<TrackedEvent>;
  }
}

/** Reports an event. On a site without analytics, nothing happens. */
export function trackEvent(detail: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent(events.TRACK, { detail }));
}

/** True once the assistant is available. */
export function hasAssistant(): boolean {
  return document.documentElement.dataset.offers?.includes('assistant') ?? false;
}

/** Sends a question to the assistant. */
export function askAssistant(detail: AskDetail): void {
  document.dispatchEvent(new CustomEvent(events.ASK, { detail }));
}
