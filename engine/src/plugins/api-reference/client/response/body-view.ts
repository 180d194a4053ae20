/** The displayed form of a response body. */
import {
  inBytes,
  inKilobytes,
  inMegabytes,
  inMilliseconds,
  inSeconds,
} from '../../texts/console.ts';
import { notJson } from '../../texts/console-answers.ts';

export interface BodyView {
  kind: 'empty' | 'text' | 'json' | 'binary';
  text: string;
  /** True if the text is only the beginning. */
  isCut: boolean;
  /** A sentence about something unusual in the body. */
  note?: string;
}

/** Maximum number of displayed characters. More would make scrolling and selecting slow. */
export const MAXIMUM_DRAWN = 100_000;
/** How many bytes are read. It's enough for the displayed text in any encoding. */
const MAXIMUM_READ = 4 * MAXIMUM_DRAWN;
/** Maximum size in bytes for JSON to be checked as a whole. */
const MAXIMUM_CHECKED = 10_000_000;

const TEXT =
  /^text\/|[/+](?:json|xml|yaml|javascript|x-www-form-urlencoded|x-ndjson|jsonl|x-jsonlines|json-seq|graphql)\b/i;

/** Reads only the part of the body that is displayed. */
export async function viewBody(body: Blob, contentType: string): Promise<BodyView> {
  if (body.size === 0) return { kind: 'empty', text: '', isCut: false };
  if (!(await isText(body, contentType))) return { kind: 'binary', text: '', isCut: false };
  const charset = charsetOf(contentType);
  const start = await textOf(body.slice(0, MAXIMUM_READ), charset);
  const isCut = body.size > MAXIMUM_READ;
  if (!/[/+]json\b/i.test(contentType)) return cut('text', start, isCut);
  if (body.size <= MAXIMUM_CHECKED) {
    const error = jsonProblem(isCut ? await textOf(body, charset) : start);
    if (error !== undefined) {
      const note = notJson(error);
      return { ...cut('text', start, isCut), note };
    }
  }
  return cut('json', formatJson(start, MAXIMUM_DRAWN + 1), isCut);
}

/** Returns the encoding in the response's headers, or UTF-8 if there's none that browsers support. */
function charsetOf(contentType: string): string {
  const label = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}

async function textOf(body: Blob, charset: string): Promise<string> {
  return new TextDecoder(charset).decode(await body.arrayBuffer());
}

function cut(kind: 'text' | 'json', text: string, isCut: boolean): BodyView {
  const isLong = text.length > MAXIMUM_DRAWN;
  // The last character may be half of a surrogate pair.
  const drawn = isLong || isCut ? text.slice(0, Math.min(MAXIMUM_DRAWN, text.length - 1)) : text;
  return { kind, text: drawn, isCut: isCut || isLong };
}

async function isText(body: Blob, contentType: string): Promise<boolean> {
  if (TEXT.test(contentType)) return true;
  if (contentType !== '' && !contentType.startsWith('application/octet-stream')) return false;
  const bytes = new Uint8Array(await body.slice(0, 1024).arrayBuffer());
  // Decodes as a stream, because the last character may be incomplete.
  const text = new TextDecoder().decode(bytes, { stream: true });
  return !bytes.includes(0) && !text.includes('\ufffd');
}

function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Indents JSON without parsing it, so that long numbers stay as they are. Stops after `limit` characters. */
export function formatJson(text: string, limit = Number.POSITIVE_INFINITY): string {
  const parts = text.match(/"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let result = '';
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  for (const [index, part] of parts.entries()) {
    if (result.length > limit) return result;
    const isOpening = part === '{' || part === '[';
    const isClosing = part === '}' || part === ']';
    const isEmpty = isOpening && /^[}\]]$/.test(parts[index + 1] ?? '');
    if (isClosing) {
      const wasEmpty = /^[{[]$/.test(parts[index - 1] ?? '');
      depth = Math.max(0, depth - 1);
      result += wasEmpty ? part : line() + part;
    } else if (isOpening) {
      depth += 1;
      result += isEmpty ? part : part + line();
    } else if (part === ',') result += part + line();
    else result += part === ':' ? ': ' : part;
  }
  return result;
}

/** Formats a size: `512 bytes`, `1.2 KB`, `5.0 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return inBytes(bytes);
  return bytes < 1_000_000 ? inKilobytes(bytes / 1000) : inMegabytes(bytes / 1_000_000);
}

/** Formats a duration: `35 ms`, `1.2 s`. */
export function timeText(milliseconds: number): string {
  return milliseconds < 1000 ? inMilliseconds(milliseconds) : inSeconds(milliseconds / 1000);
}

const EXTENSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'application/json': 'json',
    'application/pdf': 'pdf',
    'application/xml': 'xml',
    'application/yaml': 'yaml',
    'application/zip': 'zip',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'text/csv': 'csv',
    'text/html': 'html',
    'text/plain': 'txt',
    'text/xml': 'xml',
  }),
);

/** Returns a name for a download: the one from the server, or the operation's name with a matching extension. */
export function fileName(
  headers: readonly (readonly [string, string])[],
  contentType: string,
  fallback: string,
): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const sent = /filename="?([^";]+)/.exec(disposition)?.[1];
  const plain = sent?.split(/[/\\]/).at(-1)?.trim();
  if (plain) return plain;
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = /[/+]json$/.test(type) ? 'json' : (EXTENSIONS.get(type) ?? 'bin');
  return `${fallback}.${ending}`;
}
