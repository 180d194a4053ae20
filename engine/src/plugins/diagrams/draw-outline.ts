/**
 * Draws a graph as a column, for screens that are too narrow for its layers. Each box is below the box that leads
 * to it. Several branches are indented. If several boxes lead to the same box, it's drawn once and repeated
 * elsewhere with a dotted border. If most arrows converge on one box, the drawing starts with that one.
 */
import { type Measured, measureNode, nameIn } from './boxes.ts';
import { type Branch, branchesOf, continuesAlone, keepsGroups, references } from './branches.ts';
import {
  type Drawing,
  type Line,
  MARGIN,
  type PathPoint,
  type Shape,
  type Text,
  type TextSizes,
  trim,
} from './drawing.ts';
import { lineHeight, widest, wrapText } from './measure-text.ts';
import type { Graph, GraphEdge } from './parse/graph.ts';

export interface OutlineOptions {
  sizes: TextSizes;
  /** Width at which labels wrap. */
  width: number;
}

interface Column {
  graph: Graph;
  sizes: TextSizes;
  width: number;
  /** True if arrows point upward, from each branch to the box above. */
  isUpward: boolean;
  shapes: Shape[];
  lines: Line[];
  texts: Text[];
  frames: Shape[];
  /** Groups whose frames have been drawn. */
  framed: Set<string>;
  y: number;
}

/** Distance between a box's left side and the vertical line to its branches. */
const TRUNK = 16;
const INDENT = 36;
const GAP = 12;
const ARROW_ROOM = 22;
const FRAME = 10;

/**
 * Draws a graph as a column. Returns `undefined` if the frame of a group would also contain other boxes. The same
 * graph always results in the same drawing.
 */
export function drawOutline(graph: Graph, { sizes, width }: OutlineOptions): Drawing | undefined {
  const [best] = [false, true]
    .map((isUpward) => ({ isUpward, branches: branchesOf(graph, isUpward) }))
    .filter(({ branches }) => keepsGroups(graph, branches))
    .sort((one, other) => references(one.branches) - references(other.branches));
  if (best === undefined) return undefined;
  const { isUpward, branches } = best;
  const column: Column = {
    graph,
    sizes,
    width: width - 2 * MARGIN,
    isUpward,
    shapes: [],
    lines: [],
    texts: [],
    frames: [],
    framed: new Set(),
    y: 0,
  };
  for (const root of branches) {
    drawBranch(column, root, 0);
    column.y += 2 * GAP;
  }
  const { shapes, lines, texts, frames } = column;
  const [first] = shapes;
  const root = (first?.x ?? 0) + (first?.width ?? 0) / 2;
  return trim({ shapes: [...frames, ...shapes], lines, texts, root });
}

/** Draws a box and everything below it. Returns the box. */
function drawBranch(column: Column, branch: Branch, x: number): Shape {
  const closeFrame = openFrame(column, branch, x);
  const box = drawBox(column, branch, x);
  const trunk = x + Math.min(TRUNK, box.width / 2);
  const bottom = box.y + box.height;
  const { branches } = branch;
  const last = branches.at(-1);
  // If only one branch continues, it's directly below its box. If several do, all of them are indented.
  const continues = last !== undefined && continuesAlone(last, branches);
  for (const next of continues ? branches.slice(0, -1) : branches) {
    column.y += GAP;
    const inner = x + INDENT + (isNewGroup(column, next) ? FRAME : 0);
    drawLabel(column, next.edge, inner);
    const child = drawBranch(column, next, inner);
    const entry = child.y + child.height / 2;
    addLine(column, next.edge, [
      { x: trunk, y: bottom },
      { x: trunk, y: entry },
      { x: inner, y: entry },
    ]);
  }
  if (continues) {
    column.y += ARROW_ROOM / 2;
    drawLabel(column, last.edge, trunk + 10);
    column.y += ARROW_ROOM / 2 - 4;
    const below = drawBranch(column, last, x);
    addLine(column, last.edge, [
      { x: trunk, y: bottom },
      { x: trunk, y: below.y },
    ]);
  }
  closeFrame();
  return box;
}

function drawBox(column: Column, { node, isReference }: Branch, x: number): Shape {
  const nameWidth = Math.min(column.sizes.nameWidth * 1.6, column.width - x - 40);
  const size: Measured = measureNode(node, { ...column.sizes, nameWidth });
  const kind = isReference ? 'reference' : node.kind;
  const tone = isReference ? undefined : node.tone;
  const box: Shape = { kind, tone, x, y: column.y, width: size.width, height: size.height };
  column.shapes.push(box);
  column.texts.push(...nameIn(size, column.sizes.name, kind, box));
  column.y += box.height;
  return box;
}

function drawLabel(column: Column, edge: GraphEdge | undefined, x: number): void {
  if (edge === undefined || edge.label === '') return;
  const size = column.sizes.label;
  const lines = wrapText(edge.label, size, column.width - x);
  const height = lines.length * lineHeight(size);
  const place = { x, y: column.y, width: widest(lines, size), height };
  column.texts.push({ ...place, lines, size, role: 'label' });
  column.y += height + 4;
}

function addLine(
  { lines, isUpward }: Column,
  edge: GraphEdge | undefined,
  points: readonly PathPoint[],
): void {
  if (edge === undefined) return;
  const { style, arrowStart, arrowEnd } = edge;
  lines.push({ style, arrowStart, arrowEnd, points: isUpward ? [...points].reverse() : points });
}

function isNewGroup({ graph, framed }: Column, { node, isReference }: Branch): boolean {
  const { group } = node;
  return !isReference && group !== undefined && graph.groups.has(group) && !framed.has(group);
}

/** Starts a group's frame above its first box. Returns a function that closes the frame below the branch. */
function openFrame(column: Column, branch: Branch, x: number): () => void {
  const group = column.graph.groups.get(branch.node.group ?? '');
  if (group === undefined || !isNewGroup(column, branch)) return () => undefined;
  column.framed.add(group.id);
  const top = column.y;
  const size = column.sizes.label;
  const title = wrapText(group.label, size, column.width - x - TRUNK);
  const height = title.length * lineHeight(size);
  // Placed to the right of the line that comes from above.
  const place = { x: x + TRUNK + 10, y: top + 6, width: widest(title, size), height };
  column.texts.push({ ...place, lines: title, size, role: 'title' });
  column.y += height + FRAME;
  const first = { shape: column.shapes.length, text: column.texts.length - 1 };
  return () => {
    const inside = [...column.shapes.slice(first.shape), ...column.texts.slice(first.text)];
    const right = Math.max(...inside.map((one) => one.x + one.width));
    column.y += FRAME;
    const frame = { x: x - FRAME, y: top, width: right - x + 2 * FRAME, height: column.y - top };
    column.frames.unshift({ kind: 'group', ...frame });
  };
}
