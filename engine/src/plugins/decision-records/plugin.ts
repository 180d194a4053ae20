/**
 * Decision records. Front matter describes a decision, its page shows the description, and a different page can
 * list all records.
 */

import { definePlugin, pluginFiles, type Site, urls } from '../../core/plugin-api.ts';
import type { DecisionEntry } from './decision.ts';
import { frontMatter } from './front-matter.ts';
import * as texts from './texts.ts';

// Keeps what these modules add to the engine's types in the package's declarations, from which the compiler drops
// imports that it doesn't use.
export type {} from './front-matter.ts';
export type {} from './texts.ts';

const inFolder = pluginFiles('decision-records');

export const decisionRecords = definePlugin({
  name: 'decision-records',
  schema: () => ({ frontMatter }),
  pageView({ page, site, definition: { config } }) {
    const { decision, list_decisions: hasList = false } = page.source?.frontMatter ?? {};
    return {
      decision,
      decisions: hasList
        ? decisionsOf(site).map((entry) => ({
            ...entry,
            href: urls.addressOf(entry.href, config.base),
          }))
        : undefined,
    };
  },
  slots: {
    pageInfo: inFolder('components/DecisionLine.tsx'),
    pageEnd: inFolder('components/DecisionList.tsx'),
  },
  texts: { [inFolder('texts.ts')]: texts },
});

/**
 * Returns every page with a `decision` in its front matter, by area, then by date, and then by title. Each link
 * is a route. Omits unlisted pages.
 */
export function decisionsOf({ pages }: Site): DecisionEntry[] {
  const entries = [...pages.values()].flatMap(({ title, route, unlisted, source }) => {
    const decision = source?.frontMatter.decision;
    if (decision === undefined || unlisted) return [];
    return [{ ...decision, title, href: route }];
  });
  return entries.sort(
    (a, b) => compare(a.area, b.area) || compare(a.date, b.date) || compare(a.title, b.title),
  );
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
