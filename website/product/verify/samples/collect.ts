/** Collects the samples in guides that call an Unleash server. */

import type { CodeSample } from '../../../../engine/src/checks/page-text.ts';
import { isFromFile } from '../../../../engine/src/checks/samples/check-samples.ts';
import { unmarkedSamples } from '../../../../engine/src/checks/samples/marked.ts';
import { requestsOf } from '../../../../engine/src/checks/samples/requests.ts';
import { createFindOperation } from '../../../../engine/src/plugins/api-reference/check/check-request.ts';
import type {
  ApiDescription,
  ApiOperation,
} from '../../../../engine/src/plugins/api-reference/read/description.ts';
import { readPageSamples } from '../../page-samples.ts';
import { isOpen } from '../api.ts';

export interface RequestSample {
  /** The location of the sample, such as `docs/quickstart.mdx:12`. */
  name: string;
  language: string;
  title: string | undefined;
  code: string;
}

export interface RequestSamples {
  /** Samples for which an Open Source server is enough. */
  open: readonly RequestSample[];
  /** How many samples call operations of closed editions. */
  closed: number;
}

/**
 * Reads all guides. Some samples are skipped: those marked as partial or wrong, those for other programs, and code
 * from a file, which is built and tested elsewhere.
 */
export async function collectRequestSamples(description: ApiDescription): Promise<RequestSamples> {
  const open: RequestSample[] = [];
  let closed = 0;
  const { samples: all } = await readPageSamples();
  const own = all.filter(({ meta }) => !isFromFile(meta));
  for (const { place, language, title, code } of unmarkedSamples(own).samples) {
    const sample = { name: `${place.file}:${place.line}`, language, title, code };
    const operations = isProgram(sample) ? [] : await calledOperations(sample, description);
    if (operations === undefined) continue;
    if (operations.every(isOpen)) open.push(sample);
    else closed += 1;
  }
  return { open, closed };
}

/** True for a complete Node.js program. Its title is the file name of a module. */
export function isProgram({ title }: Pick<RequestSample, 'title'>): boolean {
  return title?.endsWith('.mjs') ?? false;
}

const OWN_HOSTS =
  /^(?:<your-(?:old-)?unleash-url>|https?:\/\/(?:localhost:4242|unleash\.bookshop\.example)|"?\$)/;

/** Returns the operations that a sample calls. If it doesn't call an Unleash server, returns `undefined`. */
export async function calledOperations(
  sample: Pick<CodeSample, 'language' | 'code'>,
  { operations }: Pick<ApiDescription, 'operations'>,
): Promise<readonly ApiOperation[] | undefined> {
  const requests = await requestsOf(sample);
  const isHttp = sample.language === 'http';
  const own = requests.filter(({ address }) => isHttp || OWN_HOSTS.test(address));
  if (own.length === 0) return undefined;
  const find = createFindOperation(operations);
  return own.flatMap(({ method, address }) => {
    const found = find(method, address);
    return found !== undefined && 'operation' in found ? found.operation : [];
  });
}
