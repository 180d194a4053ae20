/** Determines where lines leave and enter boxes: along one side, in the order of the next points on the lines. */
import type { Area } from './drawing.ts';
import type { Spot } from './layers.ts';
import type { Graph } from './parse/graph.ts';

/** For each edge, its positions along the layers where it leaves the first box and enters the second one. */
export type Ports = readonly { source: number; target: number }[];

/** Distance between two lines at a box. If they'd be closer than `least`, they share a position. */
const APART = { usual: 16, least: 9 };
/** Minimum distance between a line and the corner of a large box. */
const CORNER = 14;

interface Port {
  /** The position at which the line would be straight. */
  wanted: number;
  set: (place: number) => void;
}

/** Returns the ports of every edge. The same graph always results in the same ports. */
export function portsOf(
  graph: Graph,
  boxes: ReadonlyMap<string, Area>,
  routes: readonly (readonly Spot[])[],
): Ports {
  const ports = graph.edges.map(() => ({ source: 0, target: 0 }));
  const sides = new Map<string, { box: Area; ports: Port[] }>();
  const add = (id: string, side: string, box: Area, port: Port) => {
    const key = `${side} ${id}`;
    const entry = sides.get(key) ?? { box, ports: [] };
    entry.ports.push(port);
    sides.set(key, entry);
  };
  graph.edges.forEach(({ from, to }, index) => {
    const [source, target, own] = [boxes.get(from), boxes.get(to), ports[index]];
    if (source === undefined || target === undefined || own === undefined) return;
    const route = routes[index] ?? [];
    const isDown = source.y < target.y;
    add(from, isDown ? 'below' : 'above', source, {
      wanted: route[0]?.along ?? middleOf(target),
      set: (place) => (own.source = place),
    });
    add(to, isDown ? 'above' : 'below', target, {
      wanted: route.at(-1)?.along ?? middleOf(source),
      set: (place) => (own.target = place),
    });
  });
  for (const { box, ports: list } of sides.values()) spread(box, list);
  return ports;
}

/**
 * Places ports along a side. A single line is straight if possible, or otherwise starts in the middle. Several
 * lines keep their order and a distance.
 */
function spread(box: Area, ports: Port[]): void {
  const inner = Math.max(box.width / 4, box.width / 2 - CORNER);
  const middle = middleOf(box);
  const sorted = [...ports].sort((one, other) => one.wanted - other.wanted);
  const apart = Math.min(APART.usual, (2 * inner) / Math.max(1, sorted.length - 1));
  if (sorted.length === 1 || apart < APART.least) {
    for (const { wanted, set } of sorted) {
      const goesStraight = sorted.length === 1 && Math.abs(wanted - middle) <= inner / 2;
      set(goesStraight ? wanted : middle);
    }
    return;
  }
  const places = sorted.map(({ wanted }) => clamp(wanted, middle - inner, middle + inner));
  for (let index = 1; index < places.length; index += 1) {
    places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + apart);
  }
  const over = Math.max(0, (places.at(-1) ?? 0) - (middle + inner));
  for (
    let index = places.length - 1, most = middle + inner;
    index >= 0;
    index -= 1, most -= apart
  ) {
    if (over > 0) places[index] = Math.min(places[index] ?? 0, most);
    sorted[index]?.set(places[index] ?? middle);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function middleOf({ x, width }: Area): number {
  return x + width / 2;
}
