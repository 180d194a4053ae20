/** Evaluates a client's preferences, which headers express with quality values. */

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** In order of preference, for clients that prefer several equally. */
const ENCODINGS: readonly ContentEncoding[] = ['br', 'gzip', 'identity'];

/**
 * Returns the best available encoding. Returns `identity` if the client accepts none of them, even if the
 * client rejects `identity`. A response that it may understand is more useful than a 406.
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
    // Unless it's rejected, `identity` is acceptable, but every encoding that's named is better.
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

/** True if the client explicitly accepts Markdown and doesn't prefer HTML. Browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = parseQualities(accept);
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}

/**
 * Returns the quality by lowercase name for a header such as `br;q=0.5, gzip`. An invalid quality counts as 1.
 */
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
