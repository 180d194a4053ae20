/** Determines which bundled scripts a page loads, based on their imports. */

export interface ScriptGraph {
  /** Files by their imports, which the browser loads along with the file. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Files by their `import()` calls, which load later. */
  dynamicImports: ReadonlyMap<string, readonly string[]>;
}

const DYNAMIC_IMPORT = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;
const STATIC_IMPORT = /\b(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from)?\s*["']([^"'`]+\.js)["']/g;

/** Parses the imports of minified scripts, by file name. All of them are in one folder. */
export function scriptGraph(scripts: ReadonlyMap<string, string>): ScriptGraph {
  return {
    imports: new Map([...scripts].map(([name, code]) => [name, imported(code, STATIC_IMPORT)])),
    dynamicImports: new Map(
      [...scripts].map(([name, code]) => [name, imported(code, DYNAMIC_IMPORT)]),
    ),
  };
}

/** Returns the entry and its imports, which run before the page is idle. */
export function scriptsBeforeIdle(graph: ScriptGraph, entry: string): ReadonlySet<string> {
  return closure([entry], (name) => graph.imports.get(name) ?? []);
}

/**
 * Returns the scripts that a page has loaded by itself when it's idle: everything that the entry imports
 * directly or indirectly, except islands that aren't on the page.
 *
 * @param isElsewhere true for islands that this page doesn't contain
 */
export function scriptsAfterIdle(
  graph: ScriptGraph,
  entry: string,
  isElsewhere: (name: string) => boolean,
): ReadonlySet<string> {
  return closure([entry], (name) => [
    ...(graph.imports.get(name) ?? []),
    ...(graph.dynamicImports.get(name) ?? []).filter((each) => !isElsewhere(each)),
  ]);
}

/** Returns a file's name without its folder, hash, and extension: `./Sidebar.D4w3aGhK.js` → `Sidebar`. */
export function chunkName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? file;
}

function imported(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map((match) => (match[1] ?? '').replace(/^.*\//, ''));
}

function closure(start: readonly string[], next: (name: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  for (const name of found) for (const each of next(name)) found.add(each);
  return found;
}
