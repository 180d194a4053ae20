/**
 * The worker that sends requests. Its content security policy depends on this file's name (see
 * `outputs/api-console.ts`).
 */
import { type SendMessage, type SentMessage, sendInWorker } from './send-in-worker.ts';

addEventListener('message', async ({ data }: MessageEvent<SendMessage>) => {
  const say = (message: SentMessage) => postMessage(message);
  say(await sendInWorker(data, () => say('ended')));
});
