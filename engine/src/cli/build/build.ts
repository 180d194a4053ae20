/** `pagewright build`: builds the site into static files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../core/build.ts';
import { totals } from '../../core/problems/format-problems.ts';
import { DEFAULT_PLUGINS } from '../../default-plugins.ts';
import type { CommandOptions } from '../options.ts';
import { createReporter, formatBytes } from '../progress.ts';
import { reportProblems } from '../report-error.ts';
import { checkOutputFolder } from './check-output-folder.ts';

/** Builds the site, and prints progress and a summary. Throws a `ProblemsError` if the site has errors. */
export async function runBuild({ root, output, all }: CommandOptions): Promise<void> {
  // If there's no site in the root, the build itself reports that.
  if (existsSync(path.join(root, 'site'))) checkOutputFolder(output, root);
  const reporter = createReporter(process.stdout);
  const steps = reporter.sequence();
  const summary = await buildSite(root, output, steps, DEFAULT_PLUGINS).catch((error: unknown) => {
    steps.fail();
    throw error;
  });
  steps.end();
  reportProblems(summary.problems, root, { all });
  reporter.summary([
    { label: 'Pages', value: `${summary.pages} (${summary.cached} from cache)` },
    {
      label: 'Links',
      value: `${summary.links}`,
    },
    {
      label: 'Size',
      value: `${formatBytes(summary.bytes)}, ${formatBytes(summary.brotliBytes)} with brotli`,
    },
    { label: 'Warnings', value: totals(summary.problems) || 'none' },
    { label: 'Output', value: path.relative(process.cwd(), output) || output },
  ]);
}
