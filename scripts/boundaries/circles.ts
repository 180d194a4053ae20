/** Finds modules that import each other in a circle, types included: none can be understood before the others. */

/** Paths of modules by the path of the module that imports them. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every circle once, each as the list of its modules in the order of their imports. */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string) => {
    const at = trail.indexOf(file);
    if (at !== -1) circles.push(trail.slice(at));
    if (at !== -1 || done.has(file)) return;
    trail.push(file);
    for (const target of graph.get(file) ?? []) visit(target);
    trail.pop();
    done.add(file);
  };
  for (const file of [...graph.keys()].sort()) visit(file);
  return circles;
}
