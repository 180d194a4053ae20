/** Drafts of requests, for readers who return to an operation. They're only kept in memory. */
import type { ConsoleData } from '../../shared/console-data.ts';
import type { ConsoleValues } from '../request/request.ts';

/** The server and secrets aren't part of a draft, because other operations share them (see credentials.ts). */
export type Draft = Omit<ConsoleValues, 'server'>;

const drafts = new Map<string, Draft>();

/** Keeps the input for each operation until the reader leaves the document. */
export function keepDraft(data: ConsoleData, draft: Draft): void {
  const { parameters, valueless, security, media, text, fields, view, files } = draft;
  drafts.set(keyOf(data), { parameters, valueless, security, media, text, fields, view, files });
}

/** Returns an operation's draft in terms of its current data, or `undefined` if its console hasn't been opened yet. */
export function readDraft(data: ConsoleData): Draft | undefined {
  const draft = drafts.get(keyOf(data));
  const type = draft?.media?.type;
  return draft && { ...draft, media: data.body?.media.find((media) => media.type === type) };
}

function keyOf({ api, method, path }: ConsoleData): string {
  return `${api} ${method} ${path}`;
}
