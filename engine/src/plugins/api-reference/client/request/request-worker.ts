/** The worker that sends requests. Its policy goes by the name of this file: see `outputs/api-console.ts`. */
import { type SendMessage, type SentMessage, sendInWorker } from './send-in-worker.ts';

addEventListener('message', async ({ data }: MessageEvent<SendMessage>) => {
  const say = (message: SentMessage) => postMessage(message);
  say(await sendInWorker(data, () => say('ended')));
});
