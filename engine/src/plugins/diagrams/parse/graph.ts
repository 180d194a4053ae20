/** Boxes and arrows, as flowcharts and state diagrams say them. */
import type { ShapeKind, Tone } from '../drawing.ts';

export interface GraphNode {
  id: string;
  label: string;
  kind: Exclude<ShapeKind, 'group' | 'note' | 'reference'>;
  tone?: Tone;
  /** The group that contains it. */
  group: string | undefined;
}

export interface GraphEdge {
  from: string;
  to: string;
  label: string;
  style: 'solid' | 'dotted' | 'thick';
  arrowStart: boolean;
  arrowEnd: boolean;
}

export interface GraphGroup {
  id: string;
  label: string;
  /** The group that contains it. */
  group: string | undefined;
}

export type Direction = 'down' | 'up' | 'right' | 'left';

export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  groups: Map<string, GraphGroup>;
  edges: GraphEdge[];
}

/** Names of directions in Mermaid. */
export const DIRECTIONS: ReadonlyMap<string | undefined, Direction> = new Map([
  ['TD', 'down'],
  ['TB', 'down'],
  ['BT', 'up'],
  ['LR', 'right'],
  ['RL', 'left'],
]);

/** A graph that nothing is in yet. */
export function emptyGraph(direction: Direction): Graph {
  return { direction, nodes: new Map(), groups: new Map(), edges: [] };
}

/** Statements of a source, its header first, without empty lines and comments. */
export function statementsOf(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'));
}

/** Text of a label: quotes of the writer gone, `<br>` as a line break. */
export function labelText(raw: string): string {
  return raw
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replace(/<br\s*\/?>/gi, '\n')
    .trim();
}
