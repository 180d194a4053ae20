/**
 * Compares the lists of options on pages (see `lists.json`) to the packages that they describe. If the samples use
 * a package, its list must have the package's version, options, and defaults.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseTypeScript } from '../../../engine/src/core/config/syntax-tree.ts';
import { createFindNearest } from '../../../engine/src/core/problems/nearest.ts';
import type { Problem } from '../../../engine/src/core/problems/problems.ts';
import { COMPUTED } from '../facts/evaluate.ts';
import { defaultsIn, namesOfInterface } from './package-options.ts';

const lists = z.array(
  z.strictObject({
    /** The data file, relative to the site's root. */
    file: z.string(),
    /** Package among those of the samples that has these options. */
    package: z.string().optional(),
    /** The interface that declares the options, and the package's file that contains it. */
    declared: z.strictObject({ interface: z.string(), file: z.string() }).optional(),
    /** File of the package in which an object pattern destructures the options. */
    defaults: z.string().optional(),
    /** Files of the package that read options from environment variables. */
    variables: z.array(z.string()).optional(),
  }),
);

type List = z.infer<typeof lists>[number];

const dataFile = z.object({
  version: z.string().min(1),
  /** Source files that this information is from. */
  sources: z.array(z.string().min(1)).min(1),
  options: z.array(
    z.strictObject({
      name: z.string().min(1),
      type: z.string().min(1),
      /** The default value. `null` if there's none, and `{ code }` if the source code computes it. */
      default: z.union([z.json(), z.strictObject({ code: z.string() })]),
      note: z.string().min(1),
    }),
  ),
  capabilities: z.record(
    z.string(),
    z.strictObject({
      value: z.union([z.boolean(), z.string()]),
      source: z.string().min(1),
      note: z.string().optional(),
    }),
  ),
});

type DataFile = z.infer<typeof dataFile>;

/** Checks the lists in `root`. Throws an error if `entries` doesn't have the format of `lists.json`. */
export async function checkOptions(root: string, entries: unknown): Promise<readonly Problem[]> {
  return (await Promise.all(lists.parse(entries).map((list) => checkList(root, list)))).flat();
}

async function checkList(root: string, list: List): Promise<readonly Problem[]> {
  const parsed = dataFile.safeParse(JSON.parse(await readFile(path.join(root, list.file), 'utf8')));
  if (!parsed.success) {
    return [
      problem(
        list,
        `The option list is invalid: ${z.prettifyError(parsed.error)}`,
        `For its format, see scripts/sdk-options/check-options.ts.`,
      ),
    ];
  }
  return list.package === undefined ? [] : checkPackage(root, list, list.package, parsed.data);
}

async function checkPackage(
  root: string,
  list: List,
  name: string,
  data: DataFile,
): Promise<readonly Problem[]> {
  const folder = path.join(root, 'samples/node_modules', name);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const parse = async (file: string) => (await parseTypeScript(file, await read(file))).body;
  const { version } = JSON.parse(await read('package.json')) as { version: string };
  const problems: Problem[] = [];
  if (version !== data.version) {
    const message = `Version ${version} of ${name} is installed, but the list describes ${data.version}`;
    problems.push(problem(list, message, 'Review the options, and then update the version.'));
  }
  const names = data.options.map((option) => option.name);
  const { declared, defaults, variables } = list;
  if (declared !== undefined) {
    const real = namesOfInterface(await parse(declared.file), declared.interface);
    problems.push(...compareNames(list, names, real));
  }
  if (variables !== undefined) {
    const code = (await Promise.all(variables.map(read))).join('\n');
    const real = [...code.matchAll(/process\.env\.([A-Z][A-Z\d_]+)/g)].map(
      ([, found = '']) => found,
    );
    problems.push(...compareNames(list, names, [...new Set(real)]));
  }
  if (defaults !== undefined) {
    problems.push(...compareDefaults(list, data, defaultsIn(await parse(defaults), names)));
  }
  return problems;
}

function compareNames(
  list: List,
  said: readonly string[],
  real: readonly string[],
): readonly Problem[] {
  const nearest = createFindNearest(real);
  const unknown = said
    .filter((name) => !real.includes(name))
    .map((name) => {
      const other = nearest(name);
      const remedy = other === undefined ? 'Remove it.' : `Did you mean "${other}"?`;
      return problem(list, `${list.package} has no option "${name}"`, remedy, name);
    });
  const missing = real
    .filter((name) => !said.includes(name))
    .map((name) =>
      problem(list, `The option "${name}" of ${list.package} is missing`, 'Describe it.'),
    );
  return [...unknown, ...missing];
}

function compareDefaults(
  list: List,
  { options }: DataFile,
  real: ReadonlyMap<string, unknown>,
): readonly Problem[] {
  return options.flatMap(({ name, default: said }) => {
    if (!real.has(name)) return [];
    const found = real.get(name);
    // These values are described in words: computed defaults, and those that other code uses if a value is missing.
    const isTold = typeof said === 'object' && said !== null && 'code' in said;
    if (found === COMPUTED ? isTold : isDeepStrictEqual(found, said)) return [];
    if (found === null && isTold) return [];
    const value = found === COMPUTED ? 'computed' : JSON.stringify(found);
    const message = `The default of "${name}" in ${list.package} is ${value}`;
    return problem(list, message, `Correct the list, which says ${JSON.stringify(said)}.`, name);
  });
}

function problem({ file }: List, message: string, remedy: string, near?: string): Problem {
  return { severity: 'error', place: { file, near }, message, remedy };
}
