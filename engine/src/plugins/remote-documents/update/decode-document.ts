/** Decodes a document's bytes as text. */
import { isUtf8 } from 'node:buffer';
import { FetchFailure } from '../../../core/plugin-api.ts';

/** Encodings and their byte order marks. */
const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Returns the text of a document, without a byte order mark and with Unix line endings. Most documents are
 * UTF-8. For others, the encoding comes from their byte order mark or the server's response. Throws a
 * `FetchFailure` if the bytes aren't text.
 */
export function decodeDocument(bytes: Uint8Array, contentType: string): string {
  const text = decoded(bytes, contentType);
  if (text === undefined || text.includes('\0')) {
    throw new FetchFailure("isn't text", "Make sure that it's a Markdown file in UTF-8");
  }
  return text.replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array, contentType: string): string | undefined {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return new TextDecoder(marked[0]).decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const charset = /charset="?([\w-]+)/.exec(contentType)?.[1];
  if (charset === undefined || charset === 'utf-8') return undefined;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
