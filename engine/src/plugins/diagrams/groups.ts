/** Adds a frame around each group of boxes, with a title in the upper left corner. */

import type { Area, Drawing, Shape, Text, TextSizes } from './drawing.ts';
import type { Layers, Spot } from './layers.ts';
import { lineHeight, textWidth } from './measure-text.ts';
import type { Graph } from './parse/graph.ts';
import type { Turning } from './turning.ts';

const PADDING = 14;

/**
 * Returns how much space to leave before each layer for the frames of groups that start at this layer or end at the
 * previous one.
 */
export function groupRooms(graph: Graph, layers: Layers, isSideways: boolean): number[] {
  const rooms: number[] = [];
  for (const { id } of graph.groups.values()) {
    const own = spotsOf(graph, layers, id).map(({ layer }) => layer);
    const first = Math.min(...own);
    const next = Math.max(...own) + 1;
    rooms[first] = (rooms[first] ?? 0) + PADDING + (isSideways ? 0 : 22);
    rooms[next] = (rooms[next] ?? 0) + PADDING;
  }
  return rooms;
}

/** Returns the frames and their titles, largest first. */
export function frameGroups(
  graph: Graph,
  drawn: Pick<Drawing, 'shapes' | 'texts'>,
  boxes: ReadonlyMap<string, Area>,
  { label: size }: TextSizes,
  turn: Turning,
): Pick<Drawing, 'shapes' | 'texts'> {
  const frames = new Map<string, Area>();
  const titles: Text[] = [];
  // In the source, inner groups come after outer ones, but here they're needed first.
  for (const { id, label } of [...graph.groups.values()].reverse()) {
    const members = [...graph.nodes.values()].filter(({ group }) => group === id);
    const inner = [...graph.groups.values()].filter(({ group }) => group === id);
    const areas = [
      ...members.flatMap((node) => boxes.get(node.id) ?? []).map(turn.area),
      ...inner.flatMap((group) => frames.get(group.id) ?? []),
    ];
    if (areas.length === 0) continue;
    const height = label === '' ? 0 : lineHeight(size);
    const frame = grown(enclosing(areas), height);
    frames.set(id, frame);
    if (label === '') continue;
    const width = textWidth(label, size);
    const place = { x: frame.x + PADDING, y: frame.y + 7 };
    titles.push({ ...place, width, height, lines: [label], size, role: 'title' });
  }
  const shapes = [...frames.values()]
    .reverse()
    .map((frame): Shape => ({ ...frame, kind: 'group' }));
  return { shapes: [...shapes, ...drawn.shapes], texts: [...drawn.texts, ...titles] };
}

/** Returns the spots of the boxes in a group and its inner groups. */
function spotsOf(graph: Graph, layers: Layers, id: string): Spot[] {
  const inner = [...graph.groups.values()].filter(({ group }) => group === id);
  const members = [...graph.nodes.values()].filter(({ group }) => group === id);
  return [
    ...members.flatMap((node) => layers.nodes.get(node.id) ?? []),
    ...inner.flatMap((group) => spotsOf(graph, layers, group.id)),
  ];
}

function enclosing(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

function grown({ x, y, width, height }: Area, title: number): Area {
  const top = title === 0 ? PADDING : title + 12;
  return {
    x: x - PADDING,
    y: y - top,
    width: width + 2 * PADDING,
    height: height + top + PADDING,
  };
}
