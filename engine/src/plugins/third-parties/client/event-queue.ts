/** A queue of events for the services that count them. Events wait until a service is ready. */
import type { TrackedEvent } from '../../../client/services.ts';

type Receiver = (event: TrackedEvent) => void;

/** Maximum number of waiting events. It's enough for an impatient reader on a slow connection. */
const MAXIMUM_WAITING = 50;
const waiting: TrackedEvent[] = [];
let receive: Receiver | undefined;
let isCounting = false;

/** Reports an event on the current page. The page's path is sent without its query and hash. */
export function countEvent(name: string, details: TrackedEvent['details'] = {}): void {
  const event = { name, details: { page_path: location.pathname, ...details } };
  if (receive) receive(event);
  else if (waiting.length < MAXIMUM_WAITING) waiting.push(event);
}

/** Passes all events to `receiver`: those that are waiting first, and later ones as they occur. */
export function receiveEvents(receiver: Receiver): void {
  receive = receiver;
  for (const event of waiting.splice(0)) receiver(event);
}

/** Records that a service that counts events is running. */
export function countsFromNow(): void {
  isCounting = true;
}

/** True if, as far as the browser can tell, a service receives the events. */
export function isCounted(): boolean {
  return isCounting && navigator.onLine;
}

/** Resets everything, as in a new document. For tests. */
export function resetEvents(): void {
  receive = undefined;
  isCounting = false;
  waiting.length = 0;
}
