/**
 * Badges: small images that show the status of a build, a version, or a chat. They're useful to readers of a
 * repository, but not to readers of documentation.
 */
import type { Element, ElementContent } from 'hast';
import { urls } from 'pagewright/plugin';

/** Hosts that only serve badges. Their subdomains also match. */
const BADGE_HOSTS: readonly string[] = [
  'shields.io',
  'badgen.net',
  'badge.fury.io',
  'badges.gitter.im',
  'badge.buildkite.com',
  'codecov.io',
  'coveralls.io',
  'deps.rs',
  'isitmaintained.com',
  'pepy.tech',
  'poser.pugx.org',
  'travis-ci.com',
  'travis-ci.org',
];

/** Path segments that only badges have: `/badge.svg`, `/badge/…`, `/badges/…`, `/x.svg/badge`. */
const BADGE_PATH = /(?:^|\/)badges?(?:\/|$|\.(?:svg|png)$)/i;

/** Elements that are removed if they have no content. */
const CONTAINERS = new Set(
  'a b blockquote dd del div dl dt em h1 h2 h3 h4 h5 h6 i li ol p small span strong sub sup u ul'.split(
    ' ',
  ),
);

/** True for a badge's URL: on a badge service, or with a path that only badges have. */
function isBadge(address: string): boolean {
  const url = URL.canParse(address, 'https://repository.invalid/')
    ? new URL(address, 'https://repository.invalid/')
    : undefined;
  if (url === undefined) return false;
  if (BADGE_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) {
    return true;
  }
  return BADGE_PATH.test(urls.decodeAddress(url.pathname));
}

/**
 * Returns the nodes without badges, and without elements that are then empty: links around badges, paragraphs,
 * lists. Keeps elements that are the target of a link.
 */
export function withoutBadges(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    if (node.tagName === 'img') return isLeftOut(`${node.properties.src ?? ''}`) ? [] : [node];
    const children = withoutBadges(node.children);
    const kept: Element = { ...node, children };
    const isNothing = CONTAINERS.has(node.tagName) && !isTarget(node) && children.every(isBlank);
    return isNothing ? [] : [kept];
  });
}

/** True for badges, and for dark mode images that are next to a light mode version. */
function isLeftOut(src: string): boolean {
  return isBadge(src) || src.endsWith('#gh-dark-mode-only');
}

function isTarget({ properties }: Element): boolean {
  return properties.id !== undefined || properties.name !== undefined;
}

function isBlank(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'element' && node.tagName === 'br';
}
