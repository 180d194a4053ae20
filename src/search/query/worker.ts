/** The worker that holds the index, so that typing never waits for searching. */
import { createIndexHost } from './index-host.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const send = (message: FromWorker) => postMessage(message);
const host = createIndexHost(() => send({ type: 'texts' }));

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data;
  try {
    if (data.type === 'query') send({ type: 'done', id, answer: host.answer(data.query) });
    else {
      await host.load(data.files);
      send({ type: 'done', id });
    }
  } catch (error) {
    send({ type: 'failed', id, message: String(error) });
  }
});
