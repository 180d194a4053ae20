/** The worker that sends requests. The name of this file is that of its policy: see `policy-sources.ts`. */
import { type SendMessage, sendInWorker } from './send-in-worker.ts';

addEventListener('message', async ({ data }: MessageEvent<SendMessage>) => {
  postMessage(await sendInWorker(data.request, data.options));
});
