/**
 * The `remote:update` command, which downloads documents from other repositories, or reports which ones are out
 * of date.
 */
import {
  type Command,
  type CommandContext,
  commandLine,
  printableLine,
  throwOnErrors,
  UsageError,
} from 'pagewright/plugin';
import { REMOTE_LIMITS } from '../limits.ts';
import { remoteOf } from '../remote-schema.ts';
import type { DocumentComparison } from './compare-documents.ts';
import type { FetchContext } from './fetch-document.ts';
import type { DocumentUpdate } from './update-documents.ts';

export const updateCommand: Command = {
  name: 'remote:update',
  about: 'download documents from other repositories; --check lists the outdated ones',
  options: { check: 'boolean' },
  run: runUpdate,
};

/**
 * Updates the documents in `site/remote.ts`, or only compares them if `--check` is set. Returns the exit code,
 * which is 1 if `--check` finds an outdated document. Throws a `ProblemsError` after an update if a document
 * without an earlier copy couldn't be downloaded.
 */
async function runUpdate(command: CommandContext): Promise<number> {
  const remote = remoteOf(await command.loadSite());
  if (remote === undefined || remote.documents.length === 0) {
    throw new UsageError('No documents are configured. List them in site/remote.ts');
  }
  const token = process.env.DOCS_REMOTE_TOKEN || undefined;
  const context: FetchContext = { remote, limits: REMOTE_LIMITS, token };
  return command.options.check === true ? compare(command, context) : update(command, context);
}

async function update(
  { root, step, report }: CommandContext,
  context: FetchContext,
): Promise<number> {
  const { updateDocuments } = await import('./update-documents.ts');
  const updates = await step('Fetch', (progress) => {
    progress.expect(context.remote.documents.length, 'documents');
    return updateDocuments(root, context, () => progress.advance());
  });
  for (const each of updates) console.log(printableLine(updateLine(each)));
  const problems = updates.flatMap((each) => each.problems);
  throwOnErrors(problems);
  report(problems);
  console.log(`\nWarnings: ${problems.length || 'none'}`);
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

async function compare({ root, report }: CommandContext, context: FetchContext): Promise<number> {
  const { compareDocuments } = await import('./compare-documents.ts');
  const { documents, problems } = await compareDocuments(root, context);
  for (const each of documents) console.log(printableLine(comparisonLine(each)));
  const all = [...problems, ...documents.flatMap((each) => each.problems)];
  throwOnErrors(all);
  report(all);
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
