/** Types and functions for the boxes and arrows of flowcharts and state diagrams. */
import type { ShapeKind, Tone } from '../drawing.ts';

export interface GraphNode {
  id: string;
  label: string;
  kind: Exclude<ShapeKind, 'group' | 'note' | 'reference'>;
  tone?: Tone;
  /** The group that contains the box. */
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
  /** The group that contains this group. */
  group: string | undefined;
}

export type Direction = 'down' | 'up' | 'right' | 'left';

export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  groups: Map<string, GraphGroup>;
  edges: GraphEdge[];
}

/** Mermaid's names for directions. */
export const DIRECTIONS: ReadonlyMap<string | undefined, Direction> = new Map([
  ['TD', 'down'],
  ['TB', 'down'],
  ['BT', 'up'],
  ['LR', 'right'],
  ['RL', 'left'],
]);

/** Returns a graph without any boxes. */
export function emptyGraph(direction: Direction): Graph {
  return { direction, nodes: new Map(), groups: new Map(), edges: [] };
}

/** Returns the statements of a source without empty lines and comments. The header comes first. */
export function statementsOf(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'));
}

/** Returns the text of a label, without quotes around it and with `<br>` as a line break. */
export function labelText(raw: string): string {
  return raw
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replace(/<br\s*\/?>/gi, '\n')
    .trim();
}
