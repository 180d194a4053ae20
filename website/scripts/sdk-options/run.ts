/**
 * Command that compares the lists of SDK options in `site/sdks/` to the samples' packages. If they differ, exits
 * with 1.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findMissingPackages } from '../../../engine/src/checks/samples/sample-packages.ts';
import { reportProblems } from '../../../engine/src/cli/report-error.ts';
import { checkOptions } from './check-options.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const entries: unknown = JSON.parse(readFileSync(new URL('lists.json', import.meta.url), 'utf8'));

const missing = await findMissingPackages(ROOT);
const problems = missing === undefined ? await checkOptions(ROOT, entries) : [missing];
reportProblems(problems, ROOT);
if (problems.length > 0) process.exitCode = 1;
else console.log('The SDK option lists match the packages.');
