/** News for subscribers, with an entry for each version. */
import type { SiteInput } from 'pagewright';
import { type Feature, RELEASES, type Release } from './releases.ts';

export const feed: SiteInput['feed'] = {
  description: 'New versions of the Unleash server: features, upgrades, and API changes',
  pages: [
    '/',
    '/availability',
    '/reference/whats-new-v4',
    '/using-unleash/deploy/upgrading-unleash',
    '/reference/api/unleash',
  ],
  entries: RELEASES.map((release) => ({
    id: `unleash-${release.version}`,
    title: `Unleash ${release.version}`,
    date: release.released,
    href: release.page ?? '/availability#by-version',
    text: entryText(release),
    addedOperations: release.operations ?? [],
    deprecatedOperations: release.deprecatedOperations ?? [],
  })),
};

function entryText({ version, page, features = [] }: Release): string {
  const list = features.map((feature) => `- ${lineOf(feature)}`).join('\n');
  const about = page === undefined ? '' : `[What changed in ${version}](${page}).`;
  return [about, features.length === 0 ? '' : `New in ${version}:`, list].join('\n\n').trim();
}

function lineOf({ text, editions }: Feature): string {
  const sentence = text.replace(/^\[?[a-z]/, (start) => start.toUpperCase());
  return editions === undefined ? sentence : `${sentence}, in ${editions}`;
}
