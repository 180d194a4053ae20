/** `npm run check`: is the content right? Front matter, links, anchors, orphans; no output. */
import { bundleServer } from '../engine/bundle/bundle-site.ts';
import { loadSite } from '../engine/config/load-site.ts';
import { totals } from '../engine/format-problems.ts';
import { bundleOptions, compileSite, serverCodeFolder } from '../engine/pipeline.ts';
import { throwOnErrors } from '../engine/problems.ts';
import { createReporter } from '../engine/progress.ts';
import { collectSources } from '../engine/source/collect-sources.ts';
import type { CommandOptions } from './options.ts';
import { reportProblems } from './report-error.ts';

/** Checks all content. Throws a `ProblemsError` with everything that is wrong. */
export async function runCheck({ root }: CommandOptions): Promise<void> {
  const reporter = createReporter(process.stdout);
  const definition = await loadSite(root);
  const collected = await collectSources(definition);
  const { server } = await bundleServer(bundleOptions(definition), serverCodeFolder());
  const { problems, counts } = await reporter.step('Check', (step) => {
    step.expect(collected.sources.length, 'pages');
    return compileSite(definition, collected, server, () => step.advance());
  });
  throwOnErrors(problems);
  reportProblems(problems, root);
  reporter.summary([
    { label: 'Pages', value: `${counts.pages}` },
    { label: 'Links', value: `${counts.links}, of which ${counts.plannedLinks} to planned pages` },
    { label: 'Warnings', value: totals(problems) || 'none' },
  ]);
}
