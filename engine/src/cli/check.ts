/**
 * `pagewright check`: checks front matter, links, anchors, and orphans. If the site has content checks, it also
 * checks samples, names, and prose. It writes no output.
 */
import type { ContentCheck } from '../checks/check-content.ts';
import { asksForContentChecks, missingCheckPackages } from '../checks/requirements.ts';
import { bundleOptions } from '../core/bundle/bundle-options.ts';
import { bundleServer } from '../core/bundle/bundle-site.ts';
import { loadSite } from '../core/config/load-site.ts';
import type { SiteDefinition } from '../core/config/types.ts';
import { compileSite } from '../core/pipeline.ts';
import type { ContentChecks, ContentReport } from '../core/plugins/content-checks.ts';
import { contentChecks, pageProviders } from '../core/plugins/hooks.ts';
import { totals } from '../core/problems/format-problems.ts';
import { throwOnErrors } from '../core/problems/problems.ts';
import { type CollectedSources, collectSources } from '../core/source/collect-sources.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import type { CommandOptions } from './options.ts';
import { createReporter, type Reporter } from './progress.ts';
import { reportProblems } from './report-error.ts';

/** Checks all content. Throws a `ProblemsError` with all errors. */
export async function runCheck({ root, all: listsAll }: CommandOptions): Promise<void> {
  const reporter = createReporter(process.stdout);
  const definition = await loadSite(root, DEFAULT_PLUGINS);
  const collected = await collectSources(pageProviders(definition), definition);
  const { server } = await bundleServer(bundleOptions(definition));
  const { problems, counts } = await reporter.step('Check', (step) => {
    step.expect(collected.sources.length, 'pages');
    return compileSite(definition, collected, server, () => step.advance());
  });
  throwOnErrors(problems);
  const plugins = contentChecks(definition, collected.sources);
  const reports: ContentReport[] = [];
  for (const { report } of plugins) {
    if (report === undefined) continue;
    reports.push(await reporter.step(`Check ${report.label}`, async () => report.run()));
  }
  const content = await checkPages(definition, collected, { plugins, reporter });
  const all = [...problems, ...reports.flatMap((each) => each.problems), ...content.problems];
  throwOnErrors(all);
  reportProblems(all, root, { all: listsAll });
  reporter.summary([
    { label: 'Pages', value: `${counts.pages}` },
    { label: 'Links', value: `${counts.links}` },
    { label: 'Redirects', value: `${Object.keys(definition.redirects.routes).length}` },
    ...reports.flatMap((each) => each.counts),
    { label: 'Samples', value: `${content.samples}` },
    { label: 'Warnings', value: totals(all) || 'none' },
  ]);
}

/** Checks samples, names, and prose if the site has these checks. */
async function checkPages(
  { root, allowRead, config }: SiteDefinition,
  collected: CollectedSources,
  { plugins, reporter }: { plugins: readonly ContentChecks[]; reporter: Reporter },
): Promise<ContentCheck> {
  if (!asksForContentChecks(root)) return { problems: [], samples: 0 };
  const missing = missingCheckPackages();
  if (missing !== undefined) return { problems: [missing], samples: 0 };
  const { checkContent } = await import('../checks/check-content.ts');
  const { sources } = collected;
  return reporter.step('Read', (step) => {
    step.expect(sources.length, 'pages');
    const onPage = () => step.advance();
    const { contentFolder, markdown } = config;
    const { format } = markdown;
    return checkContent({ root, allowRead, sources, plugins, contentFolder, format, onPage });
  });
}
