/** Sends an answer to the site's owner. It contains nothing that identifies the reader. */
import type { Services } from '../services.ts';
import { countEvent, isCounted } from './event-queue.ts';

export type FeedbackTarget = NonNullable<Services['feedback']>;

export interface PageFeedback {
  /** The path of the page, without its query and hash. */
  page: string;
  helpful: boolean;
  /** The comment, in a second message about the same page. The first message has none. */
  comment?: string;
}

/** Milliseconds until a request to the endpoint is aborted. */
const PATIENCE = 10_000;

/** Sends feedback to the endpoint, or otherwise as the event `page_feedback`. Rejects if it wasn't received. */
export async function sendFeedback(
  feedback: PageFeedback,
  { endpoint }: FeedbackTarget,
): Promise<void> {
  if (endpoint !== undefined) return postFeedback(feedback, endpoint);
  if (!isCounted()) throw new Error('No analytics service is running');
  const { page, ...details } = feedback;
  countEvent('page_feedback', { ...details, page_path: page });
}

async function postFeedback(feedback: PageFeedback, endpoint: string): Promise<void> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Completes the request even if the reader goes to another page.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!ok) throw new Error(`The endpoint returned status ${status}`);
}
