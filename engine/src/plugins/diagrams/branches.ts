/** Splits a graph into trees, so that it can be drawn as a column. */
import type { Graph, GraphEdge, GraphNode } from './parse/graph.ts';

/** A box and the boxes below it. */
export interface Branch {
  node: GraphNode;
  /** The edge that leads to the box. Absent for a root. */
  edge?: GraphEdge;
  isReference: boolean;
  branches: Branch[];
}

/**
 * Returns trees that together contain every box and every edge once. A box that's reached a second time is a
 * reference without branches.
 */
export function branchesOf(graph: Graph, isUpward: boolean): Branch[] {
  const [near, far] = isUpward ? (['to', 'from'] as const) : (['from', 'to'] as const);
  const seen = new Set<string>();
  const grow = (node: GraphNode, edge?: GraphEdge): Branch => {
    const via = edge === undefined ? {} : { edge };
    if (seen.has(node.id)) return { node, ...via, isReference: true, branches: [] };
    seen.add(node.id);
    const branches = graph.edges
      .filter((next) => next[near] === node.id)
      .flatMap((next) => {
        const target = graph.nodes.get(next[far]);
        return target === undefined ? [] : [grow(target, next)];
      });
    return { node, ...via, isReference: false, branches: lastGoesOn(branches) };
  };
  const reached = new Set(graph.edges.map((edge) => edge[far]));
  const nodes = [...graph.nodes.values()];
  const roots = nodes.filter(({ id }) => !reached.has(id));
  return [...roots, ...nodes].flatMap((node) => (seen.has(node.id) ? [] : [grow(node)]));
}

/** True if the first box of each group has exactly the rest of the group below it. */
export function keepsGroups(graph: Graph, branches: readonly Branch[]): boolean {
  return [...graph.groups.keys()].every((id) => {
    const members = [...graph.nodes.values()].filter(({ group }) => isWithin(graph, group, id));
    const first = firstOf(branches, (node) => members.includes(node));
    const below = first === undefined ? [] : nodesOf(first);
    return below.length === members.length && below.every((node) => members.includes(node));
  });
}

function isWithin(graph: Graph, group: string | undefined, id: string): boolean {
  return (
    group !== undefined && (group === id || isWithin(graph, graph.groups.get(group)?.group, id))
  );
}

function firstOf(
  branches: readonly Branch[],
  matches: (node: GraphNode) => boolean,
): Branch | undefined {
  for (const branch of branches) {
    const found =
      matches(branch.node) && !branch.isReference ? branch : firstOf(branch.branches, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the boxes that a branch draws. Boxes that it only refers to aren't included. */
function nodesOf({ node, isReference, branches }: Branch): GraphNode[] {
  return [...(isReference ? [] : [node]), ...branches.flatMap(nodesOf)];
}

/** Returns the branches in source order. If only one branch continues, it's moved to the end. */
function lastGoesOn(branches: Branch[]): Branch[] {
  const going = branches.find((branch) => continuesAlone(branch, branches));
  return going === undefined ? branches : [...branches.filter((branch) => branch !== going), going];
}

/**
 * True if this branch continues and all others end. Unlabeled branches are equivalent, so none of them gets special
 * treatment.
 */
export function continuesAlone(branch: Branch, branches: readonly Branch[]): boolean {
  if (branches.length === 1) return true;
  const going = branches.filter((one) => one.branches.length > 0);
  return going.length === 1 && going[0] === branch && branch.edge?.label !== '';
}

/** Returns how many boxes are only referred to. */
export function references(branches: readonly Branch[]): number {
  return branches.reduce(
    (count, branch) => count + (branch.isReference ? 1 : 0) + references(branch.branches),
    0,
  );
}
