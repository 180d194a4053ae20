/** Sends an answer to those who take it. Nothing in it tells who the reader is. */
import type { Services } from '../services.ts';
import { countEvent, isCounted } from './event-queue.ts';

export type FeedbackTarget = NonNullable<Services['feedback']>;

export interface PageFeedback {
  /** Path of the page, without query and hash. */
  page: string;
  helpful: boolean;
  /** A second message about the same page; the first has none. */
  comment?: string;
}

/** Milliseconds until an endpoint is given up. */
const PATIENCE = 10_000;

/** Sends to the endpoint, or else as the event `page_feedback`. Rejects when nobody has received it. */
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
    // It arrives although the reader goes on to another page.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!ok) throw new Error(`The endpoint returned status ${status}`);
}
