/** The server's recurring jobs and their intervals. */
import { z } from 'zod';
import { child } from '../../../../engine/src/core/config/syntax-tree.ts';
import { nameOf, nodesIn } from '../evaluate.ts';
import { type Fact, isText, type Miss, placeIn, type Reading, type Subject } from '../fact.ts';
import { nodesOfType, type Source } from '../source.ts';

const FILE = 'src/lib/features/scheduler/schedule-services.ts';
const SCHEDULER = 'schedulerService';

const data = z.array(
  z.object({
    name: z.string(),
    seconds: z.number(),
    pages: z.array(z.string()),
    source: z.string(),
  }),
);

export const jobs: Subject = {
  title: 'background jobs',
  files: ['site/facts/jobs.json'],
  component: 'Jobs',
  read,
  said: ([file]) =>
    data.parse(file).map(({ name, seconds, pages, source }) => ({
      name,
      values: { seconds },
      pages,
      source,
    })),
};

function read(source: Source): Reading {
  const facts: Fact[] = [];
  const misses: Miss[] = [];
  for (const name of source.list('src/lib')) {
    const file = source.file(name);
    if (!file?.text.includes(`${SCHEDULER}.schedule(`)) continue;
    for (const call of nodesOfType(file, 'CallExpression')) {
      const callee = child(call, 'callee');
      if (nameOf(child(callee, 'property')) !== 'schedule') continue;
      if (nameOf(child(callee, 'object')) !== SCHEDULER) continue;
      const [, interval, id] = nodesIn(call, 'arguments');
      const [milliseconds, job] = [source.evaluate(interval, file), source.evaluate(id, file)];
      if (isText(job) && typeof milliseconds === 'number') {
        const values = { seconds: milliseconds / 1000 };
        facts.push({ name: job, values, ...placeIn(file, job, call.start) });
      } else {
        const message = `Line ${file.lineOf(call.start)} schedules a job whose name or interval is computed`;
        misses.push({ file: file.name, message });
      }
    }
  }
  if (facts.length === 0)
    misses.push({ file: FILE, message: `Nothing calls ${SCHEDULER}.schedule` });
  return { facts, misses };
}
