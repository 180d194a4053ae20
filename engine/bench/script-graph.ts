/** Which of the bundled scripts a page loads, from the imports in them. */

export interface ScriptGraph {
  /** Files by their imports, which the browser loads along with the file. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Files by their `import()` calls, which load later. */
  dynamicImports: ReadonlyMap<string, readonly string[]>;
}

const DYNAMIC_IMPORT = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;
const STATIC_IMPORT = /\b(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from)?\s*["']([^"'`]+\.js)["']/g;

/** Reads the imports of minified scripts, given by file name: all of them lie in one folder. */
export function scriptGraph(scripts: ReadonlyMap<string, string>): ScriptGraph {
  return {
    imports: new Map([...scripts].map(([name, code]) => [name, imported(code, STATIC_IMPORT)])),
    dynamicImports: new Map(
      [...scripts].map(([name, code]) => [name, imported(code, DYNAMIC_IMPORT)]),
    ),
  };
}

/** The entry and what it imports: all that runs before the page is idle. */
export function scriptsBeforeIdle(graph: ScriptGraph, entry: string): ReadonlySet<string> {
  return closure([entry], (name) => graph.imports.get(name) ?? []);
}

/**
 * What a page has loaded by itself when it is idle: everything that can be reached from the entry,
 * except islands that are not on the page.
 *
 * @param isElsewhere tells islands that this page does not have
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

/** File name without folder, hash and extension: `./Sidebar.D4w3aGhK.js` → `Sidebar`. */
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
