/**
 * Draws boxes and arrows. First, everything is laid out from top to bottom. Each layer becomes a band of the
 * drawing, in which boxes, labels, and passing lines all have positions of their own. Lines run straight through
 * bands and bend only between them, so they can't cross a box or another line's label. For other directions, the
 * drawing is rotated.
 */

import { type Bands, bandsOf } from './bands.ts';
import { type Measured, measureNode, nameIn, textIn } from './boxes.ts';
import {
  type Area,
  type Drawing,
  type Line,
  type PathPoint,
  type Point,
  type Shape,
  type Text,
  type TextSizes,
  trim,
} from './drawing.ts';
import { frameGroups } from './groups.ts';
import { type Layers, layersOf, type Spot } from './layers.ts';
import { lineHeight, widest, wrapText } from './measure-text.ts';
import type { Graph, GraphEdge } from './parse/graph.ts';
import { type Ports, portsOf } from './ports.ts';
import { type Turning, turning } from './turning.ts';

export interface GraphOptions {
  sizes: TextSizes;
  /**
   * Whether to draw graphs from top to bottom even if they run sideways. Graphs that run upward stay as they are.
   */
  upright: boolean;
}

const LABEL_PADDING = 5;
interface Sized {
  graph: Graph;
  sizes: TextSizes;
  isSideways: boolean;
  nodes: ReadonlyMap<string, Measured>;
  labels: readonly (Measured | undefined)[];
}

/** Draws a graph. The same graph always results in the same drawing. */
export function drawGraph(graph: Graph, { sizes, upright }: GraphOptions): Drawing {
  const isSideways = !upright && (graph.direction === 'right' || graph.direction === 'left');
  const isReversed = graph.direction === 'up' || (isSideways && graph.direction === 'left');
  const sized: Sized = { graph, sizes, isSideways, ...measure(graph, sizes) };
  const layers = layersOf(graph, {
    nodeLength: (id) => lengthOf(sized.nodes.get(id), isSideways),
    labelLength: (edge) => lengthOf(sized.labels[edge], isSideways),
    gap: isSideways && graph.groups.size > 0 ? 2 * sizes.gap : sizes.gap,
  });
  const bands = bandsOf(graph, layers, {
    isSideways,
    nodeDepth: (id) => depthOf(sized.nodes.get(id), isSideways),
    labelDepth: (edge) => depthOf(sized.labels[edge], isSideways),
  });
  const boxes = new Map(
    [...layers.nodes].map(([id, spot]) => [
      id,
      around(
        spot,
        bands,
        lengthOf(sized.nodes.get(id), isSideways),
        depthOf(sized.nodes.get(id), isSideways),
      ),
    ]),
  );
  const routes = layers.routes.map((route) => route.filter(({ layer }) => !bands[layer]?.isEmpty));
  const ports = portsOf(graph, boxes, routes);
  const turn = turning(isSideways, isReversed);
  const lines = graph.edges.flatMap((edge, index) =>
    linesOf({ edge, index, sized, layers, bands, boxes, route: routes[index] ?? [], ports }),
  );
  const drawn = {
    shapes: [...boxes].map(([id, box]) => ({
      ...turn.area(box),
      kind: kindOf(graph, id),
      tone: graph.nodes.get(id)?.tone,
    })),
    lines: lines.map((line) => ({ ...line, points: line.points.map(turn.point) })),
    texts: [...namesOf(sized, boxes, turn.area), ...labelsOf(sized, layers, bands, turn.area)],
  };
  const framed = frameGroups(graph, drawn, boxes, sizes, turn);
  return trim({ ...drawn, ...framed, root: rootOf(graph, drawn.shapes, [...boxes.keys()]) });
}

function measure(graph: Graph, sizes: TextSizes): Pick<Sized, 'nodes' | 'labels'> {
  const nodes = [...graph.nodes.values()].map((node): [string, Measured] => [
    node.id,
    measureNode(node, sizes),
  ]);
  const labels = graph.edges.map(({ label }) => {
    if (label === '') return undefined;
    const lines = wrapText(label, sizes.label, sizes.labelWidth);
    const width = widest(lines, sizes.label) + 2 * LABEL_PADDING;
    return { lines, width, height: lines.length * lineHeight(sizes.label) };
  });
  return { nodes: new Map(nodes), labels };
}

/** Returns a size along the layers. */
function lengthOf(size: Measured | undefined, isSideways: boolean): number {
  return (isSideways ? size?.height : size?.width) ?? 0;
}

/** Returns a size perpendicular to the layers. */
function depthOf(size: Measured | undefined, isSideways: boolean): number {
  return (isSideways ? size?.width : size?.height) ?? 0;
}

/** Returns the area around a spot, in the drawing from top to bottom. */
function around(spot: Spot, bands: Bands, length: number, depth: number): Area {
  const { start, end } = bands[spot.layer] ?? { start: 0, end: 0 };
  return {
    x: spot.along - length / 2,
    y: (start + end - depth) / 2,
    width: length,
    height: depth,
  };
}

interface Route {
  edge: GraphEdge;
  index: number;
  sized: Sized;
  layers: Layers;
  bands: Bands;
  boxes: ReadonlyMap<string, Area>;
  route: readonly Spot[];
  ports: Ports;
}

/** Returns the line of an edge. If the edge has a label, the line consists of two parts. */
function linesOf({ edge, index, sized, layers, bands, boxes, route, ports }: Route): Line[] {
  const from = boxes.get(edge.from);
  const to = boxes.get(edge.to);
  const { source, target } = ports[index] ?? {};
  if (from === undefined || to === undefined || source === undefined || target === undefined) {
    return [];
  }
  const isDown = from.y < to.y;
  const edgeOf = (layer: number, side: 'near' | 'far'): number => {
    const band = bands[layer] ?? { start: 0, end: 0 };
    return (side === 'near') === isDown ? band.start : band.end;
  };
  const label = layers.labels[index];
  const half = depthOf(sized.labels[index], sized.isSideways) / 2;
  const first: PathPoint[] = [
    { x: source, y: isDown ? from.y + from.height : from.y },
    { x: source, y: edgeOf(layers.nodes.get(edge.from)?.layer ?? 0, 'far') },
  ];
  const parts: PathPoint[][] = [first];
  let current = first;
  for (const { along, layer } of route) {
    current.push({ x: along, y: edgeOf(layer, 'near'), bend: 'vertical' });
    if (label !== undefined && layer === label.layer) {
      const middle = (edgeOf(layer, 'near') + edgeOf(layer, 'far')) / 2;
      const away = isDown ? half + 1 : -half - 1;
      current.push({ x: along, y: middle - away });
      current = [{ x: along, y: middle + away }];
      parts.push(current);
    }
    current.push({ x: along, y: edgeOf(layer, 'far') });
  }
  current.push(
    { x: target, y: edgeOf(layers.nodes.get(edge.to)?.layer ?? 0, 'near'), bend: 'vertical' },
    { x: target, y: isDown ? to.y : to.y + to.height },
  );
  return parts.map((points, part) => ({
    points: points.filter((point, at) => !isSame(point, points[at - 1])),
    style: edge.style,
    arrowStart: edge.arrowStart && part === 0,
    arrowEnd: edge.arrowEnd && part === parts.length - 1,
  }));
}

function isSame({ x, y }: Point, other: Point | undefined): boolean {
  return other !== undefined && Math.abs(x - other.x) < 0.01 && Math.abs(y - other.y) < 0.01;
}

function kindOf(graph: Graph, id: string): Shape['kind'] {
  return graph.nodes.get(id)?.kind ?? 'box';
}

function namesOf(sized: Sized, boxes: ReadonlyMap<string, Area>, turn: Turning['area']): Text[] {
  return [...boxes].flatMap(([id, box]) => {
    const node = sized.nodes.get(id);
    return node === undefined
      ? []
      : nameIn(node, sized.sizes.name, kindOf(sized.graph, id), turn(box));
  });
}

function labelsOf(sized: Sized, layers: Layers, bands: Bands, turn: Turning['area']): Text[] {
  return layers.labels.flatMap((spot, index) => {
    const label = sized.labels[index];
    if (spot === undefined || label === undefined) return [];
    const length = lengthOf(label, sized.isSideways);
    const area = around(spot, bands, length, depthOf(label, sized.isSideways));
    return [textIn(label.lines, sized.sizes.label, 'label', turn(area))];
  });
}

/**
 * Returns the horizontal middle of the first box that no arrow points to. If there's no such box, uses the first
 * box.
 */
function rootOf(graph: Graph, shapes: readonly Shape[], ids: readonly string[]): number {
  const targets = new Set(graph.edges.map(({ to }) => to));
  const found = ids.findIndex((id) => !targets.has(id));
  const { x, width } = shapes[Math.max(0, found)] ?? { x: 0, width: 0 };
  return x + width / 2;
}
