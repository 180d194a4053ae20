/** Command that compares the site's data to a server's source code. If they differ, exits with 1. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareFacts } from './compare.ts';
import type { Subject } from './fact.ts';
import { readSiteTexts } from './named-in.ts';
import { formatReport, isClean, type ReportedSubject } from './report.ts';
import { openSource, type Source } from './source.ts';
import { readSaid, SUBJECTS } from './subjects.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USAGE = "Usage: npm run facts -- --source <folder with the server's src/lib>";

const { values } = parseArgs({ options: { source: { type: 'string' } } });

try {
  if (values.source === undefined) throw new Error(USAGE);
  // Paths are relative to the folder in which the user typed the command, even though npm runs it in the root.
  const source = openSource(path.resolve(process.env.INIT_CWD ?? '.', values.source));
  const subjects = await Promise.all(SUBJECTS.map((subject) => compareSubject(subject, source)));
  process.stdout.write(formatReport(subjects, readSiteTexts(ROOT)));
  if (!subjects.every(isClean)) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function compareSubject(subject: Subject, source: Source): Promise<ReportedSubject> {
  const { title, component } = subject;
  const said = readSaid(subject, ROOT);
  return { title, component, ...compareFacts(said, await subject.read(source, said)) };
}
