/** Replaces the URLs of real servers, because a description mustn't reveal where it was downloaded. */
import { rewrite } from '../read/document/grammar.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../read/document/json.ts';
import { memberOf } from '../read/document/pointer.ts';

/** The placeholder for the reader's server URL in new files. */
const defaultPlaceholder = 'https://api.example.com';

/** Returns the placeholder for the reader's server URL in an existing file. */
export function placeholderOf(document: JsonValue | undefined): string {
  const url = memberOf(memberOf(memberOf(document, 'servers'), '0'), 'url');
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : defaultPlaceholder;
}

/**
 * Returns the document with the placeholder as its only server. Single paths' and operations' servers differ
 * for a reason, so they keep their paths.
 */
export function withPlaceholder(document: JsonObject, placeholder: string): JsonObject {
  const { origin, host, protocol } = new URL(placeholder);
  if (document.swagger !== undefined) {
    return { ...document, host, schemes: [protocol.replace(':', '')] };
  }
  const changed = rewrite(document, 'Document', (value, kind, path) => {
    if (kind !== 'Server' || path[0] === 'servers') return value;
    return { ...value, url: `${origin}${pathOf(value.url)}` };
  });
  return { ...(isJsonObject(changed) ? changed : document), servers: [{ url: placeholder }] };
}

function pathOf(url: JsonValue | undefined): string {
  return String(url ?? '')
    .replace(/^(?:[a-z]+:)?\/\/[^/]*/i, '')
    .replace(/\/$/, '');
}
