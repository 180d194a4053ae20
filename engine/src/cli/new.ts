/** `pagewright new how-to "Rotate API tokens"`: creates a page from a template in `site/templates`. */
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { loadSite } from '../core/config/load-site.ts';
import type { SiteConfig } from '../core/config/types.ts';
import { reasonOf } from '../core/files/file-reason.ts';
import { commandLine } from '../core/problems/command-line.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import { suggest } from '../core/problems/suggest.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';

/**
 * Writes a new page and prints its path. `args` contains the page's type, its title, and `--folder <path>`,
 * which is relative to the content folder. By default, the folder is the usual one for the type. Throws a
 * `ProblemsError` if the arguments are wrong or the page exists, because existing files are never overwritten.
 */
export async function runNew(args: readonly string[], root: string): Promise<void> {
  const { kind, title, folder } = readArguments(args, kindsOf(root));
  const { config } = await loadSite(root, DEFAULT_PLUGINS);
  const file = `${folderOf(kind, folder, config)}/${fileName(title)}.mdx`;
  const template = await readFile(join(root, TEMPLATES, `${kind}.mdx`), 'utf8');
  const page = template.replace('{{title}}', () => stringify(title, { lineWidth: 0 }).trimEnd());
  try {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), page, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw problem(file, 'already exists', 'Choose a different title, or edit the existing page');
    }
    throw problem(
      file,
      `can't be written: ${reasonOf(error)}`,
      'Choose a different title or folder',
    );
  }
  console.log(
    `${file}\nReplace the template text. Then remove "draft: true", and list the page in site/sidebars.ts.`,
  );
}

interface NewPage {
  kind: string;
  title: string;
  folder?: string;
}

function readArguments(args: readonly string[], kinds: readonly string[]): NewPage {
  const usage = `Run ${commandLine('new', 'how-to "Rotate API tokens"')}`;
  let parsed: { values: { folder?: string }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      // `--root` has already been read.
      options: { folder: { type: 'string' }, root: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('.') : [];
    throw problem(command, reason, `${usage}. The only option is --folder <path>`);
  }
  const [kind, title, ...others] = parsed.positionals;
  if (kind === undefined) throw problem(command, 'the type and title are missing', usage);
  if (!kinds.includes(kind)) throw unknownKind(kind, kinds);
  if (title === undefined || title.trim() === '')
    throw problem(command, 'the title is missing', usage);
  if (others.length > 0) {
    const whole = [title, ...others].join(' ');
    throw problem(
      command,
      "the title isn't in quotes",
      `Run ${commandLine('new', `${kind} "${whole}"`)}`,
    );
  }
  return { kind, title: title.trim(), folder: parsed.values.folder };
}

const command = commandLine('new');
const TEMPLATES = 'site/templates';

/** Returns the names of the templates. */
function kindsOf(root: string): string[] {
  try {
    return readdirSync(join(root, TEMPLATES))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => name.slice(0, -'.mdx'.length))
      .sort();
  } catch {
    throw problem(
      TEMPLATES,
      'there are no templates',
      'Add a template for each page type, such as how-to.mdx',
    );
  }
}

function unknownKind(kind: string, kinds: readonly string[]): ProblemsError {
  const nearest = suggest(kind, kinds);
  const remedy = `Use ${nearest ?? `one of ${kinds.join(', ')}`}`;
  return problem(command, `there's no page type '${kind}'`, remedy);
}

/**
 * Returns the new page's folder, relative to the root. `--folder` can include the content folder or omit it.
 */
function folderOf(kind: string, folder: string | undefined, config: SiteConfig): string {
  const wanted = (folder ?? config.pageFolders[kind] ?? kind).replace(/^\.\/|\/+$/g, '');
  const below =
    wanted === config.contentFolder ? '' : wanted.replace(`${config.contentFolder}/`, '');
  if (below.startsWith('/') || below.split('/').includes('..')) {
    const remedy = `Use a folder in ${config.contentFolder}/, such as --folder how-to/tokens`;
    throw problem(command, `--folder ${folder} is outside ${config.contentFolder}/`, remedy);
  }
  return below === '' ? config.contentFolder : `${config.contentFolder}/${below}`;
}

/** Returns `rotate-api-tokens` for "Rotate API tokens". */
function fileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (name !== '') return name;
  const remedy = 'Use a title with Latin letters. You can change it in the file later';
  throw problem(
    command,
    `the title '${title}' contains no letters or digits that can be used in a file name`,
    remedy,
  );
}

function problem(file: string, message: string, remedy: string): ProblemsError {
  return new ProblemsError([{ severity: 'error', place: { file }, message, remedy }]);
}
