/** The worker that sends requests. The name of this file is that of its policy: see `policy-sources.ts`. */
import { type SendMessage, type SentMessage, sendInWorker } from './send-in-worker.ts';

addEventListener('message', async ({ data }: MessageEvent<SendMessage>) => {
  const say = (message: SentMessage) => postMessage(message);
  say(await sendInWorker(data, () => say('ended')));
});
