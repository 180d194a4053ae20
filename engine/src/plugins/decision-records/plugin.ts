/**
 * Decision records. Front matter describes a decision, its page shows the description, and a different page can
 * list all records.
 */
import { addressOf, definePlugin, pluginFiles } from '../../core/plugin-api.ts';
import { frontMatter } from './front-matter.ts';
import { decisionsOf } from './list-decisions.ts';
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
        ? decisionsOf(site).map((entry) => ({ ...entry, href: addressOf(entry.href, config.base) }))
        : undefined,
    };
  },
  slots: {
    pageInfo: inFolder('components/DecisionLine.tsx'),
    pageEnd: inFolder('components/DecisionList.tsx'),
  },
  texts: { [inFolder('texts.ts')]: texts },
});
