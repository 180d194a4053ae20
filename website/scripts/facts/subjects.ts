/** All subjects to compare with the source code, in the order of the report. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Fact, Subject } from './fact.ts';
import { eventTypes } from './subjects/events.ts';
import { integrations } from './subjects/integrations.ts';
import { jobs } from './subjects/jobs.ts';
import { limits } from './subjects/limits.ts';
import { operators } from './subjects/operators.ts';
import { options } from './subjects/options.ts';
import { permissions } from './subjects/permissions.ts';
import { variables } from './subjects/variables.ts';

export const SUBJECTS: readonly Subject[] = [
  permissions,
  eventTypes,
  variables,
  options,
  limits,
  operators,
  integrations,
  jobs,
];

/**
 * Returns a subject's facts from the data files of a site.
 *
 * @throws Error that names the files if they have a different format
 */
export function readSaid({ files, said }: Subject, root: string): readonly Fact[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
  try {
    return said(files.map(read));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new Error(`${files.join(', ')}: ${z.prettifyError(error)}`);
  }
}
