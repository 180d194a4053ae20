/**
 * `pagewright check`: reports the same problems as a build, but without rendering pages or writing output. It also
 * covers drafts, and if content checks are enabled, it checks samples, names, and prose.
 */
import type { ContentCheck } from '../checks/check-content.ts';
import { asksForContentChecks, missingCheckPackages } from '../checks/requirements.ts';
import type { ContentChecks, ContentReport } from '../core/assemble/content-checks.ts';
import { bundleOptions } from '../core/bundle/bundle-options.ts';
import { bundleSite, type SiteBundle } from '../core/bundle/bundle-site.ts';
import { loadSite } from '../core/config/load-site.ts';
import type { SiteDefinition } from '../core/config/types.ts';
import { checkOutput } from '../core/outputs/output.ts';
import { forEachOutput } from '../core/outputs/providers.ts';
import { type CompiledSite, compileSite, outputContext } from '../core/pipeline.ts';
import { outputProviders, pageProviders } from '../core/plugins/hooks.ts';
import { totals } from '../core/problems/format-problems.ts';
import { throwOnErrors, withoutRepeats } from '../core/problems/problems.ts';
import { type CollectedSources, collectSources } from '../core/source/collect-sources.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import type { CommandOptions } from './options.ts';
import { createReporter, type Reporter } from './progress.ts';
import { reportProblems } from './report-error.ts';

/** Checks all content. Throws a `ProblemsError` with all errors. */
export async function runCheck({ root, all: listsAll }: CommandOptions): Promise<void> {
  const reporter = createReporter(process.stdout);
  const definition = await loadSite(root, DEFAULT_PLUGINS);
  const sources = await readSources(definition);
  const bundle = await bundleSite(bundleOptions(definition));
  const { compiled, checks, problems } = await reporter.step('Check', (step) => {
    step.expect(sources.written.sources.length, 'pages');
    return compileSources(definition, sources, bundle, () => step.advance());
  });
  throwOnErrors(problems);
  await reporter.step('Check files', async (step) => {
    const context = await outputContext(definition, compiled, bundle);
    await forEachOutput(context, outputProviders(definition), async (output) => {
      await checkOutput(output);
      step.advance();
    });
  });
  const reports: ContentReport[] = [];
  for (const { report } of checks) {
    if (report === undefined) continue;
    reports.push(await reporter.step(`Check ${report.label}`, async () => report.run()));
  }
  const content = await checkPages(definition, sources.written, { plugins: checks, reporter });
  const all = [...problems, ...reports.flatMap((each) => each.problems), ...content.problems];
  throwOnErrors(all);
  reportProblems(all, root, { all: listsAll });
  reporter.summary([
    { label: 'Pages', value: `${compiled.counts.pages}` },
    { label: 'Links', value: `${compiled.counts.links}` },
    { label: 'Redirects', value: `${Object.keys(definition.redirects.routes).length}` },
    ...reports.flatMap((each) => each.counts),
    { label: 'Samples', value: `${content.samples}` },
    { label: 'Warnings', value: totals(all) || 'none' },
  ]);
}

interface CheckedSources {
  /** The sources that a build publishes. */
  published: CollectedSources;
  /** The same sources together with drafts, which are checked like published pages. */
  written: CollectedSources;
}

async function readSources(definition: SiteDefinition): Promise<CheckedSources> {
  const providers = pageProviders(definition);
  const published = await collectSources(providers, definition, { production: true });
  const hasDrafts = published.drafts.length > 0;
  return {
    published,
    written: hasDrafts ? await collectSources(providers, definition) : published,
  };
}

/**
 * Returns the site that a build publishes, the results of plugins that examine the site with its drafts, and the
 * problems in both.
 */
async function compileSources(
  definition: SiteDefinition,
  { published, written }: CheckedSources,
  { server }: SiteBundle,
  onPage: () => void,
): Promise<Pick<CompiledSite, 'checks' | 'problems'> & { compiled: CompiledSite }> {
  const next = await compileSite(definition, written, server, { onPage });
  const { checks } = next;
  if (published === written) return { compiled: next, checks, problems: next.problems };
  const compiled = await compileSite(definition, published, server);
  const problems = withoutRepeats([...compiled.problems, ...next.problems]);
  return { compiled, checks, problems };
}

/** Checks samples, names, and prose if content checks are enabled. */
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
