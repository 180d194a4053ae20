/** The site's response headers: the security policy, and caching. */
import { createHash } from 'node:crypto';
import { isImmutable } from '../../../shared/output-folders.ts';
import { VIDEO_HOSTS } from '../../config/policy-sources.ts';
import type { PolicySources } from '../../config/types.ts';

export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
export const REVALIDATED_CACHE = 'public, max-age=0, must-revalidate';
/** The `Cache-Control` of errors without a document. The not-found page is revalidated like other pages. */
export const ERROR_CACHE = 'no-store';

/** Inline code in documents, exactly as it appears between the tags. */
export interface InlineCode {
  scripts: readonly string[];
  styles?: readonly string[];
}

/**
 * Returns the security headers for every response.
 *
 * @param inline scripts and styles in documents
 * @param sources additional sources by directive: `{ 'connect-src': ['https://search.example.com'] }`
 * @throws Error if an additional source would add a different directive
 */
export function securityHeaders(
  inline: InlineCode,
  sources: PolicySources = {},
): Record<string, string> {
  return {
    'Content-Security-Policy': policyText(policyDirectives(inline, sources)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Returns a file's `Cache-Control`. Hashed files are cached for a year. All others are revalidated. */
export function cacheControlFor(path: string): string {
  return isImmutable(path) ? IMMUTABLE_CACHE : REVALIDATED_CACHE;
}

/**
 * Returns the policy for a document's `meta` tag, without directives that such a tag can't contain
 * (https://www.w3.org/TR/CSP3/#meta-element). `only` limits the policy to some directives.
 *
 * @throws Error if an additional source would add a different directive
 */
export function metaPolicy(
  inline: InlineCode,
  sources: PolicySources,
  only?: readonly string[],
): string {
  const { 'frame-ancestors': _, ...directives } = policyDirectives(inline, sources);
  const chosen = Object.entries(directives).filter(([name]) => only?.includes(name) ?? true);
  return policyText(Object.fromEntries(chosen));
}

/** Names of the policies in `src/client/trusted-types.ts`. */
const TRUSTED_TYPES = ['docs', 'default'];

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * Extensions of images, which other sites can show: link previews, feed readers, and search engines do.
 * Everything else that browsers load without CORS is only for the site's own pages. Feeds and API descriptions
 * need no exception, because programs read them, and the policy only affects browsers.
 */
export const IMAGE_ENDINGS: readonly string[] = 'avif gif ico jpeg jpg png svg webp'.split(' ');

/** The value of `Cross-Origin-Resource-Policy` for images. */
export const IMAGE_POLICY = 'cross-origin';

const IMAGE = new RegExp(`\\.(?:${IMAGE_ENDINGS.join('|')})$`);

/** True for files that other sites can show. */
export function isImage(path: string): boolean {
  return IMAGE.test(path);
}

function policyDirectives({ scripts, styles = [] }: InlineCode, added: PolicySources): Directives {
  // If the list contains a hash, browsers ignore 'unsafe-inline' (https://www.w3.org/TR/CSP3/#allow-all-inline).
  const allowsStyles = added['style-src']?.includes("'unsafe-inline'") ?? false;
  const directives: Record<string, readonly string[]> = {
    // This directive also applies to the web manifest and workers.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...(allowsStyles ? [] : styles.map(hashSource))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': VIDEO_HOSTS,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Third-party scripts can write any HTML, so trusted types can't be required.
    ...(added['script-src'] === undefined && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': TRUSTED_TYPES,
    }),
  };
  for (const [directive, extra] of Object.entries(added)) {
    directives[directive] = [...(directives[directive] ?? []), ...(extra ?? [])];
  }
  return directives;
}

function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => formatDirective(name, sources))
    .join('; ');
}

function formatDirective(name: string, sources: readonly string[]): string {
  for (const source of sources) {
    if (!/^[^\s;,]+$/.test(source)) {
      throw new Error(`"${source}" can't be a source in the content security policy (${name})`);
    }
  }
  return `${name} ${[...new Set(sources)].join(' ')}`;
}

function hashSource(inline: string): string {
  // The HTML parser normalizes line endings to \n before the browser hashes inline scripts.
  const text = inline.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
