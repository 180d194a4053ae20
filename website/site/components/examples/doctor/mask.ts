/** Removes secrets from text that readers paste. */

/** The text that replaces a secret. */
const MASK = '…';

/** Lengths are limited, so that long texts can't make a search slow. */
const SECRETS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Matches API tokens. Their project and environment are kept, because they aren't secret and are often the cause.
  [/(?<![\w*-])((?:[\w*-]{1,100}|\[\]):(?!\d\d\.)[\w*-]{1,100}\.)[\w-]{8,}/g, `$1${MASK}`],
  [/\buser:[\w-]{8,}/g, `user:${MASK}`],
  [/\beyJ[\w-]{8,}(?:\.[\w-]+){0,2}/g, MASK],
  [/\b[0-9a-f]{32,}\b/gi, MASK],
  [
    /(\b(?:authorization|cookie|password|secret|clientKey)["']?\s{0,9}[:=]\s{0,9}["']?)(?:(?:bearer|basic)\s{1,9})?(?![^\s"',;}]{0,200}…)(?!<)[^\s"',;}]+/gi,
    `$1${MASK}`,
  ],
];

/** Replaces tokens, passwords, and similar secrets. Text that has already been masked doesn't change. */
export function mask(text: string): string {
  return SECRETS.reduce(
    (masked, [pattern, replacement]) => masked.replace(pattern, replacement),
    text,
  );
}

export interface TokenScope {
  /** A project, `*` for all, or `[]` for several. */
  project: string;
  environment: string;
}

/** Returns the project and environment of the first token in a masked text. */
export function findScope(masked: string): TokenScope | undefined {
  const [, project, environment] = /([\w*-]{1,100}|\[\]):([\w*-]{1,100})\.…/.exec(masked) ?? [];
  return project !== undefined && environment !== undefined ? { project, environment } : undefined;
}
