/** Tries operations of closed editions. An Open Source server must not have them. */
import type { Tried } from '../excuse.ts';
import { send } from '../http.ts';
import type { Surroundings } from '../surroundings.ts';
import { exampleRequest } from './example-request.ts';

/** Sends the example of every such operation. The server has to respond with 404. */
export async function tryClosed({
  api,
  closed,
  url,
  refresh,
}: Surroundings): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const operation of closed) {
    const { status } = await send(url, exampleRequest(operation, api));
    const contradictions =
      status === 404 ? [] : [`returns ${status}, but should be missing in Open Source`];
    tried.push({ name: operation.id, contradictions });
    if (status < 400) await refresh();
  }
  return tried;
}
