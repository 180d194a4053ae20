/**
 * A diagram that consists of shapes, lines, and texts with positions in pixels. `svg.ts` writes it, and checks
 * measure it.
 */

export interface Point {
  x: number;
  y: number;
}

/** An area. `x` and `y` are the position of its upper left corner. */
export interface Area extends Point {
  width: number;
  height: number;
}

export type ShapeKind =
  | 'box'
  | 'round'
  /** A decision. */
  | 'question'
  | 'database'
  /** A frame around other shapes. */
  | 'group'
  /** A reference to a box that's drawn elsewhere. */
  | 'reference'
  /** Start and end points of a state diagram. */
  | 'start'
  | 'end'
  | 'note';

/** The meanings of boxes, which color and shape express: on, off, or the subject of the diagram. */
export const TONES = ['on', 'off', 'main'] as const;

export type Tone = (typeof TONES)[number];

export interface Shape extends Area {
  kind: ShapeKind;
  tone?: Tone | undefined;
}

export interface Text extends Area {
  lines: readonly string[];
  /** Font size. */
  size: number;
  /** `name` belongs to a shape, `label` to a line, and `title` to a group. */
  role: 'name' | 'label' | 'title';
}

export interface PathPoint extends Point {
  /** If set, the line to this point is an S-curve that starts and ends in this direction. */
  bend?: 'vertical' | 'horizontal';
}

export interface Line {
  points: readonly PathPoint[];
  style: 'solid' | 'dotted' | 'thick' | 'faint';
  arrowStart: boolean;
  arrowEnd: boolean;
}

export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
  lines: readonly Line[];
  texts: readonly Text[];
  /** The horizontal middle of the part that readers look at first. */
  root: number;
}

/** Font sizes, and widths at which labels wrap. */
export interface TextSizes {
  name: number;
  label: number;
  nameWidth: number;
  labelWidth: number;
  /** The space between a box's name and its sides. */
  padding: number;
  /** Minimum distance between boxes that are side by side. */
  gap: number;
}

/** The space around a drawing: half the width of a thick stroke. */
export const MARGIN = 2;

/** Moves all shapes to the drawing's margin, and sets its size. */
export function trim({ shapes, lines, texts, root }: Omit<Drawing, 'width' | 'height'>): Drawing {
  const corners = [
    ...[...shapes, ...texts].flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
    ...lines.flatMap((line) => line.points),
  ];
  const left = Math.min(...corners.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...corners.map(({ y }) => y)) - MARGIN;
  const move = <Value extends Point>(value: Value): Value => ({
    ...value,
    x: value.x - left,
    y: value.y - top,
  });
  return {
    width: Math.ceil(Math.max(...corners.map(({ x }) => x)) - left + MARGIN),
    height: Math.ceil(Math.max(...corners.map(({ y }) => y)) - top + MARGIN),
    shapes: shapes.map(move),
    lines: lines.map((line) => ({ ...line, points: line.points.map(move) })),
    texts: texts.map(move),
    root: root - left,
  };
}
