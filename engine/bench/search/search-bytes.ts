/** Measures what a browser loads for search before it can show the first result. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transferSize } from '../output.ts';
import { chunkName, scriptGraph, scriptsBeforeIdle } from '../script-graph.ts';

/** The chunks that are requested at the first sign of intent, and the worker. */
const CHUNKS = ['load-search', 'render-search', 'worker'];

/** Returns the size (with Brotli) of the manifest, the names, and the scripts of search with all their imports. */
export function bytesBeforeFirstResult(output: string): number {
  const files = readdirSync(path.join(output, 'assets'));
  const scripts = files.filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => [
    name,
    readFileSync(path.join(output, 'assets', name), 'utf8'),
  ]);
  const graph = scriptGraph(new Map(code as [string, string][]));
  const page = scriptsOf(['browser', 'enhancements']);
  const search = scriptsOf(CHUNKS).filter((name) => !page.includes(name));
  const names = files.filter((name) => /^search-names\..*\.json$/.test(name));
  return ['search.json', ...[...search, ...names].map((name) => `assets/${name}`)].reduce(
    (sum, file) => sum + transferSize(output, file),
    0,
  );

  /** Returns the scripts of the chunks, and everything that they import. */
  function scriptsOf(chunks: readonly string[]): string[] {
    const entries = scripts.filter((name) => chunks.includes(chunkName(name)));
    return [...new Set(entries.flatMap((entry) => [...scriptsBeforeIdle(graph, entry)]))];
  }
}
