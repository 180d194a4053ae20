/** Determines which of the bundled scripts a page loads, based on their imports. */

export interface ScriptGraph {
  /** Static imports of each file, which the browser loads together with the file. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Files that each file loads later with `import()`. */
  dynamicImports: ReadonlyMap<string, readonly string[]>;
}

const DYNAMIC_IMPORT = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;
const STATIC_IMPORT = /\b(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from)?\s*["']([^"'`]+\.js)["']/g;

/** Parses the imports of minified scripts, which are keyed by file name and all in one folder. */
export function scriptGraph(scripts: ReadonlyMap<string, string>): ScriptGraph {
  return {
    imports: new Map([...scripts].map(([name, code]) => [name, imported(code, STATIC_IMPORT)])),
    dynamicImports: new Map(
      [...scripts].map(([name, code]) => [name, imported(code, DYNAMIC_IMPORT)]),
    ),
  };
}

/** Returns the entry script and its imports. They run before the page is idle. */
export function scriptsBeforeIdle(graph: ScriptGraph, entry: string): ReadonlySet<string> {
  return closure([entry], (name) => graph.imports.get(name) ?? []);
}

/**
 * Returns the scripts that a page has loaded on its own once it's idle: everything that the entry script imports,
 * directly or indirectly, except islands that aren't on the page.
 *
 * @param isElsewhere true for islands that aren't on this page
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

/** Returns a file name without folder, hash, and extension: `./Sidebar.D4w3aGhK.js` → `Sidebar`. */
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
