/** Formats a response's body for display. */
import { bodyIsCut, inBytes, inKilobytes, notText } from '../../texts/console.ts';

/** The maximum number of bytes to show. With more, scrolling and selecting would be slow. */
const MAXIMUM_DRAWN = 100_000;

/** Returns the beginning of a body as text. JSON is indented. */
export async function bodyText(body: Blob, contentType: string): Promise<string> {
  const text = await body.slice(0, MAXIMUM_DRAWN).text();
  if (text.includes('\0')) return notText(sizeText(body.size));
  const shown = /[/+]json\b/i.test(contentType) ? formatJson(text) : text;
  return body.size <= MAXIMUM_DRAWN ? shown : `${shown}\n… ${bodyIsCut(sizeText(body.size))}`;
}

/**
 * Indents JSON without parsing it. Parsing would round long numbers, and it would fail for text that has been cut
 * off.
 */
export function formatJson(text: string): string {
  const parts = text.match(/"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let depth = 0;
  const line = () => `\n${'  '.repeat(Math.max(0, depth))}`;
  return parts
    .map((part, index) => {
      if (part === '{' || part === '[') {
        depth += 1;
        return /^[}\]]$/.test(parts[index + 1] ?? '') ? part : part + line();
      }
      if (part === '}' || part === ']') {
        depth -= 1;
        return /^[{[]$/.test(parts[index - 1] ?? '') ? part : line() + part;
      }
      return part === ',' ? part + line() : part === ':' ? ': ' : part;
    })
    .join('');
}

/** Formats a size: `512 bytes`, `1.2 KB`. */
export function sizeText(bytes: number): string {
  return bytes < 1000 ? inBytes(bytes) : inKilobytes(bytes / 1000);
}
