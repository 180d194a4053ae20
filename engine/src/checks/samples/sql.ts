/** SQL samples are for PostgreSQL, so its own parser reads them. */

import { parse } from 'libpg-query';
import type { SampleFault } from '../../core/assemble/content-checks.ts';
import { messageOf } from '../../core/problems/errors.ts';

/** Checks SQL. Ignores lines that begin with a backslash, because they are psql commands. */
export async function checkSql(code: string): Promise<readonly SampleFault[]> {
  try {
    await parse(code.replace(/^\s*\\.*$/gm, ''));
    return [];
  } catch (error) {
    return [{ message: `isn't valid SQL: ${messageOf(error)}` }];
  }
}
