/** Order of a graph's boxes in layers and along them, by the Sugiyama method (dagre). */
import { Graph as LayeredGraph, layout } from '@dagrejs/dagre';
import type { Graph } from './parse/graph.ts';

/** A place in a layer: its middle along the layer. */
export interface Spot {
  layer: number;
  along: number;
}

export interface Layers {
  nodes: ReadonlyMap<string, Spot>;
  /** For each edge the spots that it passes between its ends, in its own direction. */
  routes: readonly (readonly Spot[])[];
  /** For each edge with a label its spot, which is one of its route. */
  labels: readonly (Spot | undefined)[];
}

export interface LayerOptions {
  /** Lengths of the boxes along the layers. */
  nodeLength: (id: string) => number;
  /** Lengths of the edges' labels along the layers; 0 for none. */
  labelLength: (edge: number) => number;
  /** Least distance of boxes in a layer. */
  gap: number;
}

/** Distance between layers for dagre: any will do that tells them apart. */
const STEP = 10;

/** Key of a box or group for dagre, which keeps them in objects that have members such as `__proto__`. */
function keyOf(id: string): string {
  return `box ${id}`;
}

/** Puts boxes, and edges on their way, into layers. The same graph gives the same layers. */
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
  // The first and the last point are on the borders of the boxes.
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

/** True if more boxes are in the opposite order of the source than in its order. */
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
