/** The worker that searches the index, so searching never blocks typing. */
import { createIndexHost } from '../../query/index-host.ts';
import type { FromWorker, ToWorker } from './worker-host.ts';

const send = (message: FromWorker) => postMessage(message);
const host = createIndexHost(() => send({ type: 'improved' }));

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'rest') return host.loadRest(data.files);
  const { id } = data;
  try {
    const answer =
      data.type === 'query' ? await host.answer(data.query) : await host.setNames(data.names);
    send({ type: 'done', id, ...(answer && { answer }) });
  } catch (error) {
    send({ type: 'failed', id, message: String(error) });
  }
});
