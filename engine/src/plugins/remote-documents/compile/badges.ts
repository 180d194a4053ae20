/**
 * Badges: small pictures that say how a build, a version or a chat is doing. They tell readers of a
 * repository something, not those of a manual.
 */
import type { Element, ElementContent } from 'hast';
import { decodeAddress, splitAddress } from '../../../shared/routes.ts';

/** Hosts that have nothing but badges, and hosts below them. */
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

/** Parts of a path that only badges have: `/badge.svg`, `/badge/…`, `/badges/…`, `/x.svg/badge`. */
const BADGE_PATH = /(?:^|\/)badges?(?:\/|$|\.(?:svg|png)$)/i;

/** Elements that are nothing without content. */
const CONTAINERS = new Set(
  'a b blockquote dd del div dl dt em h1 h2 h3 h4 h5 h6 i li ol p small span strong sub sup u ul'.split(
    ' ',
  ),
);

/** True for the address of a badge: from a service of badges, or with a path that says so. */
function isBadge(address: string): boolean {
  const url = URL.canParse(address, 'https://repository.invalid/')
    ? new URL(address, 'https://repository.invalid/')
    : undefined;
  if (url === undefined) return false;
  if (BADGE_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) {
    return true;
  }
  return BADGE_PATH.test(decodeAddress(splitAddress(url.pathname).path));
}

/**
 * The nodes without badges, and without what holds nothing any more: links around them, paragraphs, lists.
 * Elements that are the target of a link stay.
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

/** Badges, and pictures for dark mode whose twin for light mode stands beside them. */
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
