/** Drafts of requests: there again when readers come back to the operation. In memory alone. */
import type { ConsoleData } from '../../shared/console-data.ts';
import type { ConsoleValues } from '../request/request.ts';

/** Server and secrets are not among it: other operations have them too, see credentials.ts. */
export type Draft = Omit<ConsoleValues, 'server'>;

const drafts = new Map<string, Draft>();

/** Keeps the input for each operation until the reader leaves the document. */
export function keepDraft(data: ConsoleData, draft: Draft): void {
  const { parameters, valueless, security, media, text, fields, view, files } = draft;
  drafts.set(keyOf(data), { parameters, valueless, security, media, text, fields, view, files });
}

/** Draft of an operation, in terms of its data at hand; nothing before its console was opened. */
export function readDraft(data: ConsoleData): Draft | undefined {
  const draft = drafts.get(keyOf(data));
  const type = draft?.media?.type;
  return draft && { ...draft, media: data.body?.media.find((media) => media.type === type) };
}

function keyOf({ api, method, path }: ConsoleData): string {
  return `${api} ${method} ${path}`;
}
