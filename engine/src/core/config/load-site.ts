import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { nulPaths, nulProblems } from '../problems/nul-characters.ts';
import { positionAt } from '../problems/position.ts';
import type { Problem } from '../problems/problems.ts';
import { throwOnErrors } from '../problems/problems.ts';
import type { SchemaProblem } from '../problems/schema-problems.ts';
import { checkAgainst } from '../problems/schema-problems.ts';
import { importDefault } from './import-module.ts';
import { problemOfImport } from './import-problem.ts';
import { loadTexts } from './load-texts.ts';
import { locate } from './locate.ts';
import { formerAnchorsSchema } from './schemas/former-anchors-schema.ts';
import { NO_REDIRECTS, redirectsSchema } from './schemas/redirects-schema.ts';
import { remoteSchema } from './schemas/remote-schema.ts';
import { sidebarsSchema } from './schemas/sidebars-schema.ts';
import { siteSchema } from './schemas/site-schema.ts';
import { parseTypeScript } from './syntax-tree.ts';
import type { SiteConfig, SiteDefinition } from './types.ts';

/** The files a site is defined by, relative to its root. Only the first has to exist. */
export const siteFiles = {
  config: 'site/site.config.ts',
  sidebars: 'site/sidebars.ts',
  redirects: 'site/redirects.ts',
  formerAnchors: 'site/former-anchors.ts',
  remote: 'site/remote.ts',
} as const;

interface Loaded<Data> {
  data?: Data;
  problems: readonly Problem[];
}

/**
 * Reads and checks what defines the site at `root`, with defaults applied. Sees edits: every call
 * reads the files again. Throws one `ProblemsError` with the problems of all files.
 */
export async function loadSite(root: string): Promise<SiteDefinition> {
  const absolute = resolve(root);
  throwOnErrors(rootProblems(absolute));
  const [config, sidebars, redirects, formerAnchors, remote, texts] = await Promise.all([
    loadFile(absolute, siteFiles.config, siteSchema, 'site', (data) => missing(absolute, data)),
    loadFile(absolute, siteFiles.sidebars, sidebarsSchema, 'sidebars'),
    loadFile(absolute, siteFiles.redirects, redirectsSchema, 'redirects'),
    loadFile(absolute, siteFiles.formerAnchors, formerAnchorsSchema, 'formerAnchors'),
    loadFile(absolute, siteFiles.remote, remoteSchema, 'remote'),
    loadTexts(absolute),
  ]);
  const loaded = [config, sidebars, redirects, formerAnchors, remote, texts];
  const problems = loaded.flatMap((each) => each.problems);
  if (config.data === undefined && problems.length === 0) problems.push(missingConfig(absolute));
  throwOnErrors(problems);
  if (config.data === undefined) throw new Error('unreachable: no site configuration, no problem');
  return {
    root: absolute,
    allowRead: config.data.allowRead.map((place) => resolve(absolute, place)),
    config: config.data,
    sidebars: sidebars.data ?? {},
    redirects: redirects.data ?? NO_REDIRECTS,
    formerAnchors: formerAnchors.data ?? {},
    remote: remote.data,
    texts: texts.texts,
  };
}

/** The bundler takes these characters for the end of a path: https://vite.dev/guide/troubleshooting */
function rootProblems(root: string): Problem[] {
  const character = /[#?]/.exec(root)?.[0];
  if (character === undefined) return [];
  return [
    {
      severity: 'error',
      place: { file: root },
      message: `the path to the site's root contains "${character}", which would end the path in a URL`,
      remedy: 'Rename the folder, or move the site.',
    },
  ];
}

async function loadFile<Data>(
  root: string,
  file: string,
  schema: z.ZodType<Data>,
  rootName: string,
  check: (data: Data) => readonly SchemaProblem[] = () => [],
): Promise<Loaded<Data>> {
  const path = join(root, file);
  if (!existsSync(path)) return { problems: [] };
  let exported: unknown;
  try {
    exported = await importDefault(path, root);
  } catch (error) {
    return { problems: [await problemOfImport(error, path, root)] };
  }
  if (exported === undefined) return { problems: [noDefaultExport(file, rootName)] };
  const value = withoutUndefined(exported);
  const { data, problems: found } = checkAgainst(schema, value, { rootName });
  const problems = [
    ...nulProblems(nulPaths(value), rootName),
    ...found,
    ...(data === undefined ? [] : check(data)),
  ];
  return { data, problems: problems.length === 0 ? [] : await placed(problems, path, file) };
}

/** What `allowRead` lists and isn't there: a mistyped folder would be found out by each page that needs it. */
function missing(root: string, { allowRead }: SiteConfig): SchemaProblem[] {
  return allowRead.flatMap((place, index) => {
    const path = resolve(root, place);
    if (!place.includes('\0') && existsSync(path)) return [];
    return [
      {
        path: ['allowRead', index],
        atKey: false,
        message: `allowRead[${index}] contains ${place}, which doesn't exist`,
        remedy: `Create ${path}, or correct the path, which is relative to the site's root`,
      },
    ];
  });
}

/** Gives each problem its line and column and sorts them as they stand in the file. */
async function placed(
  problems: readonly SchemaProblem[],
  path: string,
  file: string,
): Promise<Problem[]> {
  const text = await readFile(path, 'utf8');
  const tree = await parseTypeScript(path, text);
  return problems
    .map((problem) => ({ ...problem, offset: locate(tree, problem.path, problem.atKey) }))
    .sort((a, b) => a.offset - b.offset)
    .map(({ message, remedy, offset }) => ({
      severity: 'error',
      place: { file, ...positionAt(text, offset) },
      message,
      remedy,
    }));
}

/** `{ href: undefined }` means "no href", as everywhere in TypeScript. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUndefined(item)]));
}

function missingConfig(root: string): Problem {
  return {
    severity: 'error',
    place: { file: siteFiles.config },
    message: `is missing in ${root}`,
    remedy: 'Create it, or set --root to the folder that contains site/ and docs/',
  };
}

function noDefaultExport(file: string, rootName: string): Problem {
  const helpers: Record<string, string> = {
    site: 'defineSite({ … })',
    sidebars: 'defineSidebars({ … })',
    redirects: 'defineRedirects({ … })',
    formerAnchors: 'defineFormerAnchors({ … })',
    remote: 'defineRemote({ … })',
  };
  return {
    severity: 'error',
    place: { file },
    message: 'has no default export',
    remedy: `Add export default ${helpers[rootName]}`,
  };
}
