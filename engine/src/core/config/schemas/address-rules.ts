/** Rules for routes, slugs, and URLs that authors write in the configuration and front matter. */
import { isExternal, normalizeBase } from '../../../shared/routes.ts';

/**
 * A violation of a rule. The message continues "href …". `corrected` is the corrected text, if there is one.
 */
export interface RuleBreach {
  message: string;
  corrected?: string;
}

/**
 * Maximum length of a folder or page name in bytes. File systems allow 255 bytes, and outputs add endings such
 * as `.html.br`.
 */
const LONGEST_PART = 200;

/** Matches characters that routes can't contain. Letters and digits of all scripts are allowed. */
const FORBIDDEN = /[^\x21-\x7e\p{L}\p{M}\p{N}]|[?#%\\<>"`^{}|[\]]/u;

/**
 * Checks a route or slug. Besides letters and digits, only ASCII characters that URLs can contain unencoded are
 * allowed. No part can be empty, `.`, or `..`. The last one can't end in `.html`, because browsers are redirected to
 * the URL without that ending.
 */
export function checkRouteText(text: string): RuleBreach | undefined {
  if (text.trim() === '') return { message: 'is empty' };
  const [found] = FORBIDDEN.exec(text) ?? [];
  if (found !== undefined) {
    const name = found === ' ' ? 'a space' : `the character ${found}`;
    return {
      message: `contains ${name}, which isn't allowed in URLs`,
      corrected: toRouteText(text),
    };
  }
  if (text.split('/').some((part) => part === '.' || part === '..')) {
    return { message: 'contains a "." or ".." part', corrected: toRouteText(text) };
  }
  if (text.split('/').some((part) => Buffer.byteLength(part) > LONGEST_PART)) {
    return { message: `has a part of more than ${LONGEST_PART} characters` };
  }
  if (text.includes('//')) return { message: 'contains "//"', corrected: toRouteText(text) };
  if (/\.html?\/?$/.test(text) || /(^|\/)index\/?$/.test(text)) {
    return { message: 'looks like a file name, but must be a route', corrected: toRouteText(text) };
  }
  return undefined;
}

/** Checks the target of a link: a route from the site's root, an anchor, or an external URL. */
export function checkHref(href: string): RuleBreach | undefined {
  if (href.trim() === '') return { message: 'is empty' };
  if (/\s/.test(href))
    return { message: 'contains a space', corrected: href.trim().replace(/\s+/g, '%20') };
  if (isExternal(href) || href.startsWith('#')) return undefined;
  if (/^[\w-]+(\.[\w-]+)+\.?(\/|$)/.test(href) && !/\.mdx?$/.test(href)) {
    return { message: 'has no scheme', corrected: `https://${href}` };
  }
  if (!href.startsWith('/')) {
    return { message: "isn't a route", corrected: `/${href.replace(/^[./]+|\/+$|\.mdx?$/g, '')}` };
  }
  if (/^\/.*\/$/.test(href)) {
    return { message: "ends with a slash, but routes don't", corrected: href.replace(/\/+$/, '') };
  }
  return undefined;
}

/** Checks the site's URL, which consists of a scheme and a host. A path belongs in `base`. */
export function checkOrigin(text: string): RuleBreach | undefined {
  if (!/^https?:\/\//i.test(text)) {
    return { message: 'has no scheme', corrected: `https://${text.replace(/^[a-z]*:?\/+/i, '')}` };
  }
  if (!URL.canParse(text)) return { message: "isn't a valid URL" };
  const { origin, pathname, search, hash } = new URL(text);
  if (pathname === '/' && search === '' && hash === '') return undefined;
  const base = normalizeBase(pathname);
  return {
    message: `contains more than a scheme and a host; move '${base}/' to base`,
    corrected: origin,
  };
}

/** Checks a URL on a different origin: absolute, and encrypted unless it's on this machine. */
export function checkUrl(text: string): RuleBreach | undefined {
  if (text.trim() === '') return { message: 'is empty' };
  if (!/^https?:\/\//i.test(text)) {
    return { message: 'has no scheme', corrected: `https://${text.replace(/^[a-z]*:?\/+/i, '')}` };
  }
  if (!URL.canParse(text)) return { message: "isn't a valid URL" };
  const { protocol, hostname } = new URL(text);
  if (protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) {
    return undefined;
  }
  return { message: 'must use HTTPS', corrected: text.replace(/^http:/i, 'https:') };
}

/** Checks a base path in the form authors write: `/` or `/docs/`. */
export function checkBase(text: string): RuleBreach | undefined {
  if (isExternal(text)) {
    const corrected = URL.canParse(text) ? new URL(text).pathname : undefined;
    return { message: 'is a URL, but must be a path', corrected };
  }
  if (normalizeBase(text) === '') return undefined;
  return checkRouteText(text);
}

function toRouteText(text: string): string | undefined {
  const parts = text
    .normalize()
    .replace(/\.html?\/?$/, '')
    .replace(/(^|\/)index\/?$/, '$1')
    .split('/')
    .map((part) =>
      part
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}_.~-]+/gu, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  if (parts.length === 0) return text.startsWith('/') ? '/' : undefined;
  return `${text.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}

/** Checks the site's language, which has to be a canonical BCP 47 tag. */
export function checkLanguage(language: string): RuleBreach | undefined {
  const [canonical] = canonicalLocales(language);
  if (canonical === undefined) return { message: "isn't a language tag" };
  if (canonical === language) return undefined;
  return { message: "isn't a language tag in standard form", corrected: canonical };
}

function canonicalLocales(language: string): string[] {
  try {
    return Intl.getCanonicalLocales(language);
  } catch {
    return [];
  }
}
