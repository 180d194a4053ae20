/**
 * Creates a small document at each old URL, for hosts without redirect rules. For other hosts, see
 * `hosts/host-files.ts`, `hosts/nginx.ts`, `hosts/vercel.ts`, and `hosts/cloudfront.ts`.
 */

import { directionOf, fillText } from '../../shared/language/format.ts';
import { redirectAddress, redirectTarget } from '../../shared/redirects.ts';
import { documentFileOfRoute, isExternal, splitAddress } from '../../shared/routes.ts';
import { escapeAttribute, escapeText } from '../../shared/safe-text.ts';
import type { Site } from '../assemble/site.ts';
import type { Redirects, SiteDefinition } from '../config/types.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const redirectDocuments: OutputProvider = { buildOnly: true, outputs: redirectOutputs };

/**
 * Keeps the query, and keeps the fragment unless the target has one. The script is the same in every document, so that
 * the security policy needs only one hash for it.
 */
export const REDIRECT_SCRIPT =
  'var l=location,t=document.documentElement.dataset.redirect.split("#");l.replace(t[0]+l.search+(t[1]?"#"+t[1]:l.hash))';

/**
 * Returns all old routes. These are the routes in the table, the same routes after each prefix, and the routes of pages
 * after each prefix.
 */
function oldRoutes({ prefixes, routes }: Redirects, site: Site): string[] {
  const own = Object.keys(routes);
  const below = [...own, ...site.pages.keys()].map((route) => (route === '/' ? '' : route));
  return [...own, ...prefixes.flatMap((prefix) => below.map((route) => prefix + route))];
}

function* redirectOutputs({ definition, site, assets }: OutputContext): Generator<Output> {
  const { redirects } = definition;
  if (!redirects.files) return;
  const documentTo = (target: string) => () =>
    redirectDocument(target, site, definition, assets.policy);
  for (const route of oldRoutes(redirects, site)) {
    const target = redirectTarget(route, redirects);
    if (target !== undefined) {
      yield { name: documentFileOfRoute(route), content: documentTo(target) };
    }
  }
  for (const route of site.pages.keys()) {
    const name = documentFileOfRoute(route).replace(/html$/, 'htm');
    yield { name, content: documentTo(route) };
  }
}

function redirectDocument(
  target: string,
  site: Site,
  { config, texts }: SiteDefinition,
  policy: string | undefined,
): string {
  const { path } = splitAddress(target);
  const address = escapeAttribute(redirectAddress(target, config.base, ''));
  const origin = isExternal(target) ? '' : config.url;
  const canonical = escapeAttribute(origin + redirectAddress(path, config.base, ''));
  const title = escapeAttribute(site.pages.get(path)?.title ?? path);
  const heading = escapeAttribute(texts.movedTo(site.pages.get(path)?.title ?? path));
  const link = `<a href="${address}">${title}</a>`;
  const sentence = fillText(escapeText(texts.pageHasMoved), { page: link }).join('');
  const direction = directionOf(config.language) === 'rtl' ? ' dir="rtl"' : '';
  const policyTag =
    policy === undefined
      ? ''
      : `\n<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`;
  return `<!doctype html>
<html lang="${escapeAttribute(config.language)}"${direction} data-redirect="${address}">
<head>
<meta charset="utf-8">${policyTag}
<title>${heading} | ${escapeAttribute(config.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script>${REDIRECT_SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
</head>
<body><p>${sentence}</p></body>
</html>
`;
}
