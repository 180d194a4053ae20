/** Arranges boxes in layers and orders them within each layer, using the Sugiyama method (dagre). */
import { Graph as LayeredGraph, layout } from '@dagrejs/dagre';
import type { Graph } from './parse/graph.ts';

/** A layer, and a position in it: the middle of a box along the layer. */
export interface Spot {
  layer: number;
  along: number;
}

export interface Layers {
  nodes: ReadonlyMap<string, Spot>;
  /** For each edge, the spots between its two ends, in the edge's direction. */
  routes: readonly (readonly Spot[])[];
  /** For each edge, the spot of its label, if it has one. The spot is on the edge's route. */
  labels: readonly (Spot | undefined)[];
}

export interface LayerOptions {
  /** Returns a box's length along the layers. */
  nodeLength: (id: string) => number;
  /** Returns the length of an edge's label along the layers, or 0 if it has none. */
  labelLength: (edge: number) => number;
  /** Minimum distance between boxes in a layer. */
  gap: number;
}

/** Distance between layers for dagre. Any value that keeps them apart works. */
const STEP = 10;

/**
 * Returns the key that dagre uses for a box or group. Its plain objects inherit members such as `__proto__`, so ids
 * can't be keys.
 */
function keyOf(id: string): string {
  return `box ${id}`;
}

/** Arranges boxes and the edges between them in layers. The same graph always has the same layers. */
export function layersOf(graph: Graph, options: LayerOptions): Layers {
  const { nodeLength, labelLength, gap } = options;
  const layered = new LayeredGraph({ multigraph: true, compound: true });
  layered.setGraph({ nodesep: gap, edgesep: 14, ranksep: STEP });
  for (const { id } of graph.nodes.values()) {
    layered.setNode(keyOf(id), { width: nodeLength(id), height: 1 });
  }
  for (const { id } of graph.groups.values()) layered.setNode(keyOf(id), {});
  for (const { id, group } of [...graph.nodes.values(), ...graph.groups.values()]) {
    if (group !== undefined) layered.setParent(keyOf(id), keyOf(group));
  }
  graph.edges.forEach(({ from, to }, index) => {
    const width = labelLength(index);
    const label = width === 0 ? {} : { width, height: 1, labelpos: 'c' as const };
    layered.setEdge(keyOf(from), keyOf(to), label, String(index));
  });
  layout(layered);
  return readLayers(graph, layered, labelLength);
}

function readLayers(
  graph: Graph,
  layered: LayeredGraph,
  labelLength: LayerOptions['labelLength'],
): Layers {
  const sign = isMirrored(graph, layered) ? -1 : 1;
  const placeOf = ({ x, y }: { x?: number; y?: number }) => ({
    along: sign * (x ?? 0),
    level: y ?? 0,
  });
  const nodes = new Map(
    [...graph.nodes.keys()].map((id) => [id, placeOf(layered.node(keyOf(id)))]),
  );
  const edges = graph.edges.map(({ from, to }, index) =>
    layered.edge({ v: keyOf(from), w: keyOf(to), name: String(index) }),
  );
  // The first and last points are on the borders of boxes.
  const routes = edges.map(({ points = [] }) => points.slice(1, -1).map(placeOf));
  const levels = [...nodes.values(), ...routes.flat()].map(({ level }) => level);
  const layers = [...new Set(levels)].sort((one, other) => one - other);
  const layerOf = new Map(layers.map((level, index) => [level, index]));
  const spot = ({ along, level }: ReturnType<typeof placeOf>): Spot => ({
    along,
    layer: layerOf.get(level) ?? 0,
  });
  return {
    nodes: new Map([...nodes].map(([id, place]) => [id, spot(place)])),
    routes: routes.map((route) => route.map(spot)),
    labels: edges.map((edge, index) =>
      labelLength(index) === 0 ? undefined : spot(placeOf(edge)),
    ),
  };
}

/** True if most pairs of boxes are in the opposite of their source order. */
function isMirrored(graph: Graph, layered: LayeredGraph): boolean {
  const places = [...graph.nodes.keys()].map((id) => layered.node(keyOf(id)));
  let balance = 0;
  places.forEach((one, index) => {
    for (const other of places.slice(index + 1)) {
      if (one.y === other.y) balance += Math.sign((other.x ?? 0) - (one.x ?? 0));
    }
  });
  return balance < 0;
}
