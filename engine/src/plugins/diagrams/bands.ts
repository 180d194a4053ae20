/**
 * Turns layers into bands of the drawing. A band is as deep as its deepest box, and lines have space between bands.
 */

import { groupRooms } from './groups.ts';
import type { Layers } from './layers.ts';
import type { Graph } from './parse/graph.ts';

/** Start and end of each band, in the order of the layers. Empty bands contain only lines. */
export type Bands = readonly { start: number; end: number; isEmpty: boolean }[];

export interface BandOptions {
  isSideways: boolean;
  /** Sizes perpendicular to the layers. */
  nodeDepth: (id: string) => number;
  labelDepth: (edge: number) => number;
}

/** Space between bands, depending on whether their lines have arrowheads. */
const CLEARANCE = { line: 16, head: 28 };
/** Lines that run far sideways get more space between bands, up to a limit. */
const SLOPE = { share: 0.2, most: 30 };

/** Returns the layers' bands, in order. */
export function bandsOf(graph: Graph, layers: Layers, options: BandOptions): Bands {
  const { isSideways, nodeDepth, labelDepth } = options;
  const depths: number[] = [];
  const hasNode: boolean[] = [];
  const grow = (layer: number, depth: number) => {
    depths[layer] = Math.max(depths[layer] ?? 0, depth);
  };
  for (const [id, { layer }] of layers.nodes) {
    grow(layer, nodeDepth(id));
    hasNode[layer] = true;
  }
  for (const { layer } of layers.routes.flat()) grow(layer, 0);
  layers.labels.forEach((spot, index) => {
    if (spot !== undefined) grow(spot.layer, labelDepth(index));
  });
  const rooms = groupRooms(graph, layers, isSideways);
  const isEmpty = depths.map((depth) => depth === 0);
  let end = 0;
  let last = -1;
  return depths.map((depth, layer) => {
    if (isEmpty[layer]) return { start: end, end, isEmpty: true };
    const clearance = hasNode[layer] ? CLEARANCE.head : CLEARANCE.line;
    const slope = Math.min(SLOPE.most, SLOPE.share * farthest(layers, graph, isEmpty, last, layer));
    const start = last === -1 ? 0 : end + clearance + slope + (rooms[layer] ?? 0);
    end = start + depth;
    last = layer;
    return { start, end, isEmpty: false };
  });
}

/** Returns the greatest distance along the layers that a line between two bands covers. */
function farthest(
  layers: Layers,
  graph: Graph,
  isEmpty: readonly boolean[],
  from: number,
  to: number,
): number {
  const ways = graph.edges.flatMap((edge, index) => {
    const spots = [
      layers.nodes.get(edge.from),
      ...(layers.routes[index] ?? []),
      layers.nodes.get(edge.to),
    ]
      .filter((spot) => spot !== undefined)
      .filter(({ layer }) => !isEmpty[layer]);
    const above = spots.find(({ layer }) => layer === from);
    const below = spots.find(({ layer }) => layer === to);
    return above === undefined || below === undefined ? [] : [Math.abs(above.along - below.along)];
  });
  return Math.max(0, ...ways);
}
