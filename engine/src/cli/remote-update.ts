/** `pagewright remote:update`: takes in documents of other repositories, or says which are out of date. */

import { parseArgs } from 'node:util';
import { loadSite } from '../core/config/load-site.ts';
import { REMOTE_LIMITS } from '../core/limits/limits.ts';
import { commandLine } from '../core/problems/command-line.ts';
import { totals } from '../core/problems/format-problems.ts';
import { printableLine } from '../core/problems/printable.ts';
import { throwOnErrors } from '../core/problems/problems.ts';
import { UsageError } from '../core/problems/usage-error.ts';
import { compareDocuments, type DocumentComparison } from '../core/remote/compare-documents.ts';
import type { FetchContext } from '../core/remote/fetch-document.ts';
import { type DocumentUpdate, updateDocuments } from '../core/remote/update-documents.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import { createReporter } from './progress.ts';
import { reportProblems } from './report-error.ts';

/**
 * Updates the documents that `site/remote.ts` names; with `--check` it compares only. Returns the exit
 * code: 1 when `--check` finds something out of date. Throws a `ProblemsError` after an update in which a
 * document without an earlier copy could not be fetched.
 */
export async function runRemoteUpdate(args: readonly string[], root: string): Promise<number> {
  const isCheck = readArguments(args);
  const { remote } = await loadSite(root, DEFAULT_PLUGINS);
  if (remote === undefined || remote.documents.length === 0) {
    throw new UsageError('No documents are configured. List them in site/remote.ts');
  }
  const token = process.env.DOCS_REMOTE_TOKEN || undefined;
  const context: FetchContext = { remote, limits: REMOTE_LIMITS, token };
  return isCheck ? compare(root, context) : update(root, context);
}

function readArguments(args: readonly string[]): boolean {
  const { values } = parseArgs({
    args: [...args],
    options: { check: { type: 'boolean', default: false }, root: { type: 'string' } },
  });
  return values.check;
}

async function update(root: string, context: FetchContext): Promise<number> {
  const reporter = createReporter(process.stdout);
  const updates = await reporter.step('Fetch', (step) => {
    step.expect(context.remote.documents.length, 'documents');
    return updateDocuments(root, context, () => step.advance());
  });
  for (const each of updates) console.log(printableLine(updateLine(each)));
  const problems = updates.flatMap((each) => each.problems);
  throwOnErrors(problems);
  reportProblems(problems, root);
  reporter.summary([{ label: 'Warnings', value: totals(problems) || 'none' }]);
  return 0;
}

const OUTCOMES: Readonly<Record<DocumentUpdate['outcome'], string>> = {
  new: 'new',
  changed: 'changed',
  same: 'unchanged',
  kept: 'not fetched; earlier copy kept',
  missing: 'not fetched',
};

function updateLine({ document, outcome, locked }: DocumentUpdate): string {
  const version = locked === undefined ? '' : ` (${versionOf(locked)})`;
  return `  ${document.route}  ${OUTCOMES[outcome]}${version}`;
}

async function compare(root: string, context: FetchContext): Promise<number> {
  const { documents, problems } = await compareDocuments(root, context);
  for (const each of documents) console.log(printableLine(comparisonLine(each)));
  const all = [...problems, ...documents.flatMap((each) => each.problems)];
  throwOnErrors(all);
  reportProblems(all, root);
  const stale = documents.filter(({ state }) => state !== 'newest').length;
  if (stale === 0) console.log('All documents are up to date.');
  else
    console.log(
      `Out of date: ${stale} of ${documents.length} documents. Run ${commandLine('remote:update')}.`,
    );
  return stale === 0 ? 0 : 1;
}

function comparisonLine({ document, state, locked, newest }: DocumentComparison): string {
  const now = locked === undefined ? '' : ` (${versionOf(locked)})`;
  const then = newest === undefined ? '' : `; the latest is ${versionOf(newest)}`;
  const words: Readonly<Record<DocumentComparison['state'], string>> = {
    newest: `up to date${now}`,
    outdated: `out of date${now}${then}`,
    absent: 'not fetched yet',
    unknown: `unknown${now}`,
  };
  return `  ${document.route}  ${words[state]}`;
}

function versionOf({ commit, date }: { commit: string; date: string }): string {
  return `${commit.slice(0, 7)}, ${date.slice(0, 10)}`;
}
