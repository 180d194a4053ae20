/** Loads the values that a page or a partial imports. */

import type { ComponentType } from 'react';
import type { SiteFolders } from '../../files/locate-file.ts';
import {
  collectProblems,
  type Place,
  type Problem,
  throwOnErrors,
} from '../../problems/problems.ts';
import { suggest } from '../../problems/suggest.ts';
import type { ImportedName } from '../../syntax/module-syntax.ts';
import { fail } from '../compile-error.ts';
import { placeOfImport, resolveImport } from './imports.ts';

export interface ImportingContext extends SiteFolders {
  /** Names of the built-in components. */
  builtins: readonly string[];
  components: SiteComponents;
  /** Absolute paths of the files that were read. */
  dependencies: Set<string>;
  problems: Problem[];
  compilePartial(file: string, place: Place): Promise<ContentModule>;
}

/** Returns the value of an imported name. */
export type LoadedImport = (componentsOf: ComponentsOf) => unknown;

/** Loads the imports of a file, by local name. Throws a `ProblemsError` if an import can't be resolved. */
export async function loadImports(
  imports: readonly ImportedName[],
  file: string,
  context: ImportingContext,
): Promise<Map<string, LoadedImport>> {
  const loaded = new Map<string, LoadedImport>();
  const problems: Problem[] = [];
  // Imports are loaded in sequence, because partials add to the page's state, and the output must not depend on
  // timing.
  await collectProblems(imports, problems, async (imported) => {
    const value = await loadImport(imported, file, context);
    if (imported.local !== undefined) loaded.set(imported.local, value);
  });
  throwOnErrors(problems);
  return loaded;
}

async function loadImport(
  imported: ImportedName,
  file: string,
  context: ImportingContext,
): Promise<LoadedImport> {
  const { root, allowRead, builtins, components, dependencies } = context;
  const resolved = await resolveImport(imported, {
    root,
    allowRead,
    file,
    builtins,
    components: Object.keys(components),
  });
  switch (resolved.kind) {
    case 'builtin':
      return (componentsOf) => componentsOf(file)[resolved.name];
    case 'raw':
      dependencies.add(resolved.file);
      return () => resolved.text;
    case 'value':
      if (resolved.file !== undefined) dependencies.add(resolved.file);
      return () => resolved.value;
    case 'module': {
      const exported = exportedBy(resolved.exports, imported.imported);
      if (exported === undefined) missingExport(imported, file, resolved.exports);
      if (HOOK.test(imported.imported)) context.problems.push(hookWithoutEffect(imported, file));
      return () => exported;
    }
    case 'component': {
      const module = components[resolved.key];
      if (imported.imported === '*') return () => module;
      const value = module?.[imported.imported];
      if (value === undefined) missingExport(imported, file, module ?? {});
      return () => value;
    }
    case 'partial':
      return loadPartial(resolved.file, imported, file, context);
  }
}

/** React hooks that have no effect until after the page is rendered, and so can't work on a static page. */
const HOOK =
  /^use(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Transition|Optimistic|ActionState)$/;

function hookWithoutEffect(imported: ImportedName, file: string): Problem {
  return {
    severity: 'error',
    kind: 'blocked',
    place: placeOfImport(imported, file),
    message: `\`${imported.imported}\` does nothing on a page, because React renders the page only once, at build time`,
    remedy:
      'Move the component into a file in site/components. The file name must end in .island.tsx.',
  };
}

/** Returns an export. If a package has no default export, the whole module takes its place, as it does in bundlers. */
function exportedBy(exports: Readonly<Record<string, unknown>>, name: string): unknown {
  if (name === '*') return exports;
  return exports[name] ?? (name === 'default' ? exports : undefined);
}

function missingExport(
  { imported, from, ...where }: ImportedName,
  file: string,
  exports: Readonly<Record<string, unknown>>,
): never {
  const what = imported === 'default' ? 'default export' : `export \`${imported}\``;
  fail({
    place: placeOfImport({ imported, from, ...where }, file),
    message: `${from} has no ${what}`,
    remedy: remedyForExport(imported, Object.keys(exports)),
  });
}

function remedyForExport(imported: string, names: readonly string[]): string {
  const nearest = suggest(imported, names);
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  const named = names.filter((name) => name !== 'default').slice(0, 5);
  if (imported === 'default' && named.length > 0) {
    return `Write the import as \`import { ${named[0]} }\`, or add a default export to that file.`;
  }
  const known = named.length === 0 ? '' : ` It exports ${named.join(', ')}.`;
  return `Export it from that file, or correct the name.${known}`;
}

async function loadPartial(
  partial: string,
  imported: ImportedName,
  file: string,
  { compilePartial }: ImportingContext,
): Promise<LoadedImport> {
  const place = placeOfImport(imported, file);
  const content = await compilePartial(partial, place);
  return (componentsOf) => exportOf(content(componentsOf), imported, place);
}

/** Returns the value that a page imports from a partial. */
function exportOf(
  exported: ReturnType<ContentModule>,
  { imported, from }: ImportedName,
  place: Place,
): unknown {
  if (imported === '*') return exported;
  if (imported in exported) return exported[imported];
  fail({
    place,
    message: `${from} has no export \`${imported}\``,
    remedy: remedyForExport(imported, Object.keys(exported)),
  });
}

/** Modules of the site's components, by path relative to `site/components` without extension. */
export type SiteComponents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the components for a file, which resolve links and images relative to that file. */
export type ComponentsOf = (file: string) => Record<string, unknown>;

/** Returns a compiled file's component and other exports. */
export type ContentModule = (componentsOf: ComponentsOf) => {
  default: ComponentType<Record<string, unknown>>;
  [name: string]: unknown;
};
