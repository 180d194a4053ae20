/**
 * Tests descriptions from public bug reports about API references, as one site. `cases/<name>/case.json`
 * contains what a reader has to find, and links to the report or the standard.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand, temporaryFolder, warmUp, writeFiles } from '../../../../cli/testing.ts';
import { curlArguments, fetchRequest } from './samples-of-page.ts';

type Expected = string | readonly string[];

interface Assertion {
  file?: string;
  /** If true, checks the command's output. */
  output?: boolean;
  has?: Expected;
  not?: Expected;
  /** How often `has` must match. Without it, at least once. */
  count?: number;
  /** If true, checks what the page's first cURL (or JavaScript) sample sends. */
  curl?: boolean;
  script?: boolean;
  /** Replaces the other members: one of these assertions must be true. */
  any?: readonly Assertion[];
}

interface Case {
  title: string;
  /** The public report, or the standard that defines the expected behavior. */
  source: string;
  exit?: number | 'any';
  expect: readonly Assertion[];
}

const FOLDER = fileURLToPath(new URL('cases', import.meta.url));
const SITE = `title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index'`;

const cases = readdirSync(FOLDER)
  .sort()
  .map((name) => ({
    name,
    ...(JSON.parse(readFileSync(path.join(FOLDER, name, 'case.json'), 'utf8')) as Case),
  }));
const alone = cases.filter(({ expect: all }) => all.some(looksAtOutput));
const together = cases.filter((each) => !alone.includes(each));

function looksAtOutput({ output, any = [] }: Assertion): boolean {
  return output === true || any.some(looksAtOutput);
}

/** Writes a site with these descriptions, each at `/<name>`. */
function writeSite(root: string, names: readonly string[]): void {
  const apis = names.map(
    (name) => `{ id: '${name}', file: 'openapi/${name}/api.yaml', route: '/${name}' }`,
  );
  const sidebar = names.map((name) => `{ type: 'api', id: '${name}' }`);
  const links = names.map((name) => `- [reference](/${name})`);
  writeFiles(root, {
    'site/site.config.ts': `export default { ${SITE}, apis: [${apis.join(', ')}] };\n`,
    'site/sidebars.ts': `export default { docs: [{ type: 'doc', id: 'index' }, ${sidebar.join(', ')}] };\n`,
    'docs/index.md': `---\ntitle: Start\ndescription: Where to start.\n---\n\n${links.join('\n')}\n`,
  });
  for (const name of names) {
    cpSync(path.join(FOLDER, name), path.join(root, 'openapi', name), { recursive: true });
  }
}

async function build(root: string, names: readonly string[]) {
  writeSite(root, names);
  const { code, output, errors } = await runCommand(
    'build',
    '--root',
    root,
    '--out',
    path.join(root, 'dist'),
  );
  return { exit: code, output: `${output}${errors}` };
}

/** Fails if an assertion is false for a site with the case's description at `/<name>`. */
function check(assertion: Assertion, root: string, output: string, name: string): void {
  if (assertion.any !== undefined) {
    const problems = assertion.any.flatMap((one) => problemOf(one, root, output, name) ?? []);
    if (problems.length === assertion.any.length) throw new Error(problems.join('; nor: '));
    return;
  }
  const { file = '', curl, script, has = [], not = [], count } = assertion;
  const written = path.join(root, file.replace(/^dist\/api\b/, `dist/${name}`));
  if (assertion.output !== true) expect(existsSync(written), `${file} exists`).toBe(true);
  const page = assertion.output === true ? output : readFileSync(written, 'utf8');
  const content = curl ? curlArguments(page) : script ? fetchRequest(page) : page;
  for (const one of [has].flat()) {
    const found = [...content.matchAll(patternOf(one, name))].length;
    expect(count === undefined ? found > 0 : found === count, `${one} in ${content}`).toBe(true);
  }
  for (const one of [not].flat()) {
    expect(patternOf(one, name).test(content), `no ${one} in ${content}`).toBe(false);
  }
}

function problemOf(assertion: Assertion, root: string, output: string, name: string) {
  try {
    check(assertion, root, output, name);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Converts a text to a pattern. `/…/flags` is a pattern, and a space in a text matches any whitespace. */
function patternOf(wanted: string, name: string): RegExp {
  const pattern = /^\/(.+)\/([imsu]*)$/s.exec(wanted);
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const source = (pattern?.[1] ?? escaped)
    .replace('openapi\\/api', `openapi/${name}/api`)
    .replace(/^openapi\/api/, `openapi/${name}/api`)
    .replace('/api/', `/${name}/`);
  return new RegExp(source, `g${pattern?.[2] ?? ''}`);
}

describe('foreign descriptions', () => {
  const root = temporaryFolder();
  let result: { exit: number | null; output: string };

  beforeAll(async () => {
    result = await build(
      root,
      together.map(({ name }) => name),
    );
  });

  it('build', () => {
    expect(result.exit, result.output).toBe(0);
  });

  it.each(together)('$name: $title ($source)', ({ name, expect: all }) => {
    for (const assertion of all) check(assertion, root, result.output, name);
  });
});

describe('messages of foreign descriptions', () => {
  const folder = temporaryFolder();

  it.each(alone)('$name: $title ($source)', async ({ name, exit = 0, expect: all }) => {
    const root = path.join(folder, name);
    mkdirSync(root);
    await warmUp(root);
    const result = await build(root, [name]);
    if (exit !== 'any') expect(result.exit, result.output).toBe(exit);
    expect(result.output).not.toMatch(/^[ \t]+at /m);
    for (const assertion of all) check(assertion, root, result.output, name);
  });
});
