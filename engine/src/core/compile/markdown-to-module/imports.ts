/**
 * Resolves imports in MDX: built-in components by their usual names (`@theme/Tabs`), the site's components
 * (`@site/components/Chooser`, or a relative path), partials (`./_note.mdx`), and the text of files
 * (`./sample.ts?raw` or `!!raw-loader!./sample.ts`).
 */
import path from 'node:path';
import * as React from 'react';
import type { SiteFolders } from '../../files/locate-file.ts';
import { readNamedText } from '../../files/read-named-file.ts';
import { messageOf } from '../../problems/errors.ts';
import type { Place } from '../../problems/problems.ts';
import { componentKey, importedFile } from '../../source/imported-modules.ts';
import type { ImportedName } from '../../syntax/module-syntax.ts';
import { fail } from '../compile-error.ts';
import { DOCUSAURUS_MODULES } from '../docusaurus-modules.tsx';

export type ResolvedImport =
  | { kind: 'builtin'; name: string }
  | { kind: 'component'; key: string }
  | { kind: 'partial'; file: string }
  | { kind: 'raw'; file: string; text: string }
  /** A value that's already known. `file` is the file that it was read from. */
  | { kind: 'value'; value: unknown; file?: string }
  | { kind: 'module'; exports: Readonly<Record<string, unknown>> };

export interface ImportContext extends SiteFolders {
  /** File that contains the import statement, relative to the root. */
  file: string;
  /** Names of the built-in components. */
  builtins: readonly string[];
  /** Keys of the site's components, which are their paths relative to `site/components` without extension. */
  components: readonly string[];
}

const RAW = /^(?:!!raw-loader!)(.+)$|^(.+)\?raw$/;

/**
 * Resolves an import. If there's nothing with this name, throws a `ProblemsError` that lists what can be
 * imported.
 */
export async function resolveImport(
  imported: ImportedName,
  context: ImportContext,
): Promise<ResolvedImport> {
  const { from } = imported;
  const place = placeOfImport(imported, context.file);
  const exports = from === 'react' ? React : DOCUSAURUS_MODULES[from];
  if (exports !== undefined) return { kind: 'module', exports };
  const builtin = /^@theme\/(.+)$/.exec(from)?.[1];
  if (builtin !== undefined) {
    if (context.builtins.includes(builtin)) return { kind: 'builtin', name: builtin };
    fail({
      place,
      message: `There's no built-in component ${from}`,
      remedy: `Use one of the built-in components: ${context.builtins.join(', ')}.`,
    });
  }
  const known = componentOf(from, context);
  if (known !== undefined) return { kind: 'component', key: known };
  if (/\.(?:css|scss|sass|less)$/.test(from)) {
    fail({
      place,
      message: `There's no stylesheet at ${from}`,
      remedy: 'Correct the path, or install the package.',
    });
  }
  const raw = RAW.exec(from);
  if (raw !== null) {
    const file = absoluteFile(raw[1] ?? raw[2] ?? '', context);
    const name = `Imported file ${from}`;
    const remedy = 'Correct the path.';
    const text = await readNamedText({ path: file, folders: context, name, place, remedy });
    return { kind: 'raw', file, text };
  }
  const file = absoluteFile(from, context);
  if (/\.mdx?$/.test(file)) return { kind: 'partial', file: toRelative(file, context.root) };
  if (from.endsWith('.json'))
    return { kind: 'value', value: await readJson(file, from, place, context), file };
  if (IMAGE.test(file)) return { kind: 'value', value: `@/${toRelative(file, context.root)}` };
  if (isPackage(from)) {
    fail({
      place,
      message: `The package ${from} isn't installed`,
      remedy: 'Install it, or correct the name.',
    });
  }
  fail({
    place,
    message: `There's nothing to import at ${from}`,
    remedy:
      "Import one of the site's components or modules (`@site/components/Name`), a built-in component (`@theme/Tabs`), a partial (`./_name.mdx`), an image, JSON, or a file as text (`./name.ts?raw`).",
  });
}

/** Returns the key of a module in the bundle. */
function componentOf(from: string, context: ImportContext): string | undefined {
  if (isPackage(from)) return context.components.find((name) => name === from);
  const key = componentKey(absoluteFile(from, context), context.root);
  return context.components.find(
    (name) => name === key || name === `${key}/index` || name === `${key}.island`,
  );
}

function isPackage(from: string): boolean {
  return !/^(?:\.{0,2}\/|@site\/|!!)/.test(from);
}

/** Matches image files. */
const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

async function readJson(
  file: string,
  from: string,
  place: Place,
  folders: SiteFolders,
): Promise<unknown> {
  const name = `Imported file ${from}`;
  const text = await readNamedText({
    path: file,
    folders,
    name,
    place,
    remedy: 'Correct the path.',
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    fail({
      place,
      message: `${name} isn't valid JSON: ${messageOf(error)}`,
      remedy: 'Correct the file.',
    });
  }
}

/** Returns the location of an import in the page or partial at `file`. */
export function placeOfImport({ line, column }: ImportedName, file: string): Place {
  return { file, line, column };
}

function absoluteFile(from: string, { root, file }: ImportContext): string {
  return importedFile(from, path.join(root, file), root);
}

function toRelative(file: string, root: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}
