/**
 * Events of readers, for the services that count them. Any part of the site may report an event at any
 * time: it waits until a service is there, and on a site without one nothing comes of it.
 */
type EventDetails = Readonly<Record<string, string | number | boolean>>;

export interface TrackedEvent {
  name: string;
  details: EventDetails;
}

type Receiver = (event: TrackedEvent) => void;

/** Enough for an impatient reader on a slow connection. */
const MAXIMUM_WAITING = 50;
const waiting: TrackedEvent[] = [];
let receive: Receiver | undefined;
let isCounting = false;

/** Reports an event of the page on display. Query and hash of its address are nobody's business. */
export function trackEvent(name: string, details: EventDetails = {}): void {
  const event = { name, details: { page_path: location.pathname, ...details } };
  if (receive) receive(event);
  else if (waiting.length < MAXIMUM_WAITING) waiting.push(event);
}

/** Hands all events to `receiver`: those that wait, then each as it comes. */
export function receiveEvents(receiver: Receiver): void {
  receive = receiver;
  for (const event of waiting.splice(0)) receiver(event);
}

/** Says that a service which counts events is at work. */
export function countsFromNow(): void {
  isCounting = true;
}

/** True when events reach a service, as far as the browser can tell. */
export function isCounted(): boolean {
  return isCounting && navigator.onLine;
}

/** Forgets everything: a fresh document, for tests. */
export function resetEvents(): void {
  receive = undefined;
  isCounting = false;
  waiting.length = 0;
}
