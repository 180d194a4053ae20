/** Permissions: their constants in the code, and their levels and roles in the migrations. */
import { z } from 'zod';
import { child } from '../../../../engine/src/core/config/syntax-tree.ts';
import type { Fact, Miss, Reading, Subject } from '../fact.ts';
import { placeIn } from '../fact.ts';
import { readGrants } from '../migrations.ts';
import type { Source } from '../source.ts';

const FILE = 'src/lib/types/permissions.ts';

const data = z.array(
  z.object({
    name: z.string(),
    level: z.string(),
    /** Roles that have the permission, each with the migration that grants it. */
    roles: z.record(z.string(), z.string()),
    source: z.string(),
  }),
);

export const permissions: Subject = {
  title: 'permissions',
  files: ['site/facts/permissions.json'],
  component: 'Permissions',
  read,
  said: ([file]) =>
    data.parse(file).map(({ name, level, roles, source }) => ({
      name,
      values: { level, roles },
      source,
    })),
};

/** Reads the permissions that are in the database. A constant alone has no effect on roles. */
async function read(source: Source): Promise<Reading> {
  const { permissions: known, misses } = await readGrants(source);
  const undeclared: Miss[] = [];
  const facts = [...known].map(([name, { level, roles, file }]): Fact => {
    const declared = source.file(FILE) && source.findConstant(name, FILE);
    if (
      declared === undefined ||
      source.evaluate(child(declared.node, 'init'), declared.file) !== name
    ) {
      undeclared.push({
        file: FILE,
        message: `There's no constant for ${name}, which ${file} creates`,
      });
      return { name, values: { level, roles } };
    }
    return { name, values: { level, roles }, ...placeIn(declared.file, name, declared.node.start) };
  });
  return { facts, misses: [...misses, ...undeclared] };
}
