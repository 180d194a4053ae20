/** Preferences of a client, as its headers say with quality values. */

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Best first, for clients that like several equally well. */
const ENCODINGS: readonly ContentEncoding[] = ['br', 'gzip', 'identity'];

/**
 * The best encoding among those at hand. `identity` when the client names none of them, even if it
 * refuses `identity` too: an answer it may understand is worth more than a 406.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: ReadonlySet<ContentEncoding>,
): ContentEncoding {
  const qualities = parseQualities(acceptEncoding);
  const any = qualities.get('*');
  const quality = (encoding: ContentEncoding): number => {
    const named =
      qualities.get(encoding) ?? (encoding === 'gzip' ? qualities.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    // Not named, identity is acceptable, after everything that is named.
    return encoding === 'identity' ? Math.min(any ?? 1, 0.0001) : (any ?? 0);
  };
  let best: ContentEncoding = 'identity';
  let bestQuality = 0;
  for (const encoding of ENCODINGS) {
    if (available.has(encoding) && quality(encoding) > bestQuality) {
      best = encoding;
      bestQuality = quality(encoding);
    }
  }
  return best;
}

/** True when the client asks for Markdown by name and likes HTML no better. Browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = parseQualities(accept);
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}

/** `br;q=0.5, gzip` → quality by lower-cased name. A quality that cannot be read counts as 1. */
function parseQualities(header: string | undefined): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name === '') continue;
    const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = Number(written ?? 1);
    qualities.set(name, quality >= 0 && quality <= 1 ? quality : 1);
  }
  return qualities;
}
