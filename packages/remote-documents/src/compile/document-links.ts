/** Links in an external document, as a page of this site has to write them. */
import type { ElementContent } from 'hast';
import { type Place, type Problem, placeOf, urls } from 'pagewright/plugin';
import type { RemoteDocument } from '../lock/locked-documents.ts';
import { addressInDocument, fileOfAddress } from '../lock/remote-addresses.ts';
import { ID_PREFIX } from './document-headings.ts';
import { elementsOf } from './read-document.ts';

export interface LinkContext {
  document: RemoteDocument;
  others: readonly RemoteDocument[];
  /** Ids on the page, keyed by the names that the document's links use. */
  targets: ReadonlyMap<string, string>;
  /** Origins whose paths are routes of this site, with the base path above the routes. */
  ownAddresses: readonly { origin: string; base: string }[];
  /** Redirects of this site's old routes. */
  redirects: Parameters<typeof urls.redirectTarget>[1];
}

export interface DocumentLink {
  href: string;
  /** For links to this site's pages: the external URL, which is used if the page doesn't exist. */
  elsewhere?: string;
}

export interface DocumentLinks {
  /** Links with a target, by URL as written. */
  known: ReadonlyMap<string, DocumentLink>;
  /** Links whose targets are checked together with all pages: their places in the locked copy, by URL on the page. */
  sources: ReadonlyMap<string, readonly { url: string; place: Place }[]>;
  problems: readonly Problem[];
}

/**
 * Returns all links in a document. A link without a target is only a warning, because the site's authors can't
 * fix the document.
 */
export function documentLinks(
  nodes: readonly ElementContent[],
  context: LinkContext,
): DocumentLinks {
  const known = new Map<string, DocumentLink>();
  const sources = new Map<string, readonly { url: string; place: Place }[]>();
  const problems: Problem[] = [];
  const written = elementsOf(nodes).map(({ tagName, properties }) =>
    tagName === 'a' ? properties.href : undefined,
  );
  for (const href of new Set(written)) {
    if (typeof href !== 'string') continue;
    const { text, copy } = context.document;
    const place = placeOf(text, copy, href);
    const link = documentLink(href, context);
    if (link === undefined) problems.push(leadsNowhere(href, place));
    else {
      known.set(href, link);
      if (!link.href.startsWith('#')) sources.set(link.href, [{ url: href, place }]);
    }
  }
  return { known, sources, problems };
}

function leadsNowhere(href: string, place: Place): Problem {
  return {
    severity: 'warning',
    place,
    message: `The link "${href}" has no valid target, so its text is shown without a link`,
    remedy: 'Correct it in the source repository.',
  };
}

/**
 * Returns a link as the page has to write it: an anchor on the page, a route of this site, or an absolute URL
 * at the document's commit. Returns `undefined` if it has no target.
 */
function documentLink(written: string, context: LinkContext): DocumentLink | undefined {
  const { document, others, targets } = context;
  if (written.startsWith('#')) return anchor(written, targets);
  if (/^(?:mailto|tel):/i.test(written)) return { href: written };
  const address = addressInDocument(written, document, document.host);
  if (address === undefined) return undefined;
  const { hash } = urls.splitAddress(address);
  const file = fileOfAddress(address, document.host);
  const isOf = (each: RemoteDocument) =>
    each.repository === file?.repository &&
    each.file === file.file &&
    (file.ref === document.commit || file.ref === each.ref || file.ref === each.commit);
  if (file !== undefined && isOf(document) && hash !== '') {
    return anchor(hash, targets) ?? { href: address };
  }
  const other = others.find(isOf);
  if (other !== undefined) return { href: other.route + prefixed(hash), elsewhere: address };
  return ownLink(address, context) ?? { href: address };
}

function anchor(hash: string, targets: LinkContext['targets']): DocumentLink | undefined {
  const name = urls.decodeAddress(hash.slice(1)).toLowerCase();
  const id = targets.get(name) ?? targets.get(name.replace(/^user-content-/, ''));
  return id === undefined ? undefined : { href: `#${id}` };
}

function prefixed(hash: string): string {
  return hash === '' ? '' : `#${ID_PREFIX}${hash.slice(1).toLowerCase()}`;
}

function ownLink(address: string, context: LinkContext): DocumentLink | undefined {
  const { origin, pathname, search, hash } = new URL(address);
  // Old links with `http:` lead to the same site.
  const origins = [origin, origin.replace(/^http:/, 'https:')];
  const own = context.ownAddresses.find((each) => origins.includes(each.origin));
  const route = own && urls.routeOfPathname(pathname, own.base);
  if (route === undefined) return undefined;
  const moved = urls.redirectTarget(route, context.redirects) ?? route;
  const target = urls.splitAddress(moved);
  return { href: target.path + search + (target.hash || hash), elsewhere: address };
}
