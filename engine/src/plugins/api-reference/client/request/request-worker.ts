/**
 * The worker that sends requests. Its content security policy depends on this file's name (see
 * `outputs/api-console.ts`).
 */
import { type SendMessage, sendInWorker } from './send-in-worker.ts';

addEventListener('message', async ({ data }: MessageEvent<SendMessage>) => {
  postMessage(await sendInWorker(data));
});
