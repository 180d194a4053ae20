/** `pagewright new how-to "Rotate API tokens"`: creates a page from a template in `site/templates`. */
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { loadSite } from '../core/config/load-site.ts';
import type { SiteConfig } from '../core/config/types.ts';
import { reasonOf } from '../core/files/file-reason.ts';
import { locateFile } from '../core/files/locate-file.ts';
import { commandLine } from '../core/problems/command-line.ts';
import type { ProblemsError } from '../core/problems/problems.ts';
import { suggest } from '../core/problems/suggest.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import type { CommandOptions } from './options.ts';
import { problem } from './project-files.ts';

/** The page's type, title, and folder. Without a folder, the page goes to the usual one for its type. */
export type NewPageOptions = Pick<CommandOptions, 'root' | 'folder' | 'positionals'>;

/**
 * Writes a new page and prints its path. Throws a `ProblemsError` if the options are wrong. Existing files are
 * never overwritten, so it also throws if the page exists.
 */
export async function runNew({ root, folder, positionals }: NewPageOptions): Promise<void> {
  const { kind, title } = kindAndTitle(positionals, kindsOf(root));
  const { config, allowRead } = await loadSite(root, DEFAULT_PLUGINS);
  const file = `${folderOf(kind, folder, config)}/${fileName(title)}.mdx`;
  const located = locateFile(dirname(file), { root, allowRead }, { kind: 'new' });
  if ('fault' in located) throw problem(file, located.fault.message, located.fault.remedy);
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

function kindAndTitle(
  [kind, title, ...others]: readonly string[],
  kinds: readonly string[],
): { kind: string; title: string } {
  const usage = `Run ${commandLine('new', `${kinds[0] ?? 'how-to'} "Rotate API tokens"`)}`;
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
  return { kind, title: title.trim() };
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

/** Returns the folder of the new page, relative to the root. `--folder` may include the content folder or not. */
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
