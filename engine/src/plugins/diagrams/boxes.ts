/** Calculates the sizes of boxes in a diagram, and where their names go. */
import type { Area, ShapeKind, Text, TextSizes } from './drawing.ts';
import { lineHeight, widest, wrapText } from './measure-text.ts';
import type { GraphNode } from './parse/graph.ts';

/** A text and the size of its box, which doesn't have a position yet. */
export interface Measured {
  lines: readonly string[];
  width: number;
  height: number;
}

const PADDING = 9;
const LEAST_WIDTH = 44;
const STATE_MARK = 16;
/** The height of a database's lid. Its name is below the lid. */
const LID = 10;

/** Returns the size of a box whose name wraps at `nameWidth`. */
export function measureNode(
  { label, kind }: Pick<GraphNode, 'label' | 'kind'>,
  { name, nameWidth, padding }: TextSizes,
): Measured {
  if (kind === 'start' || kind === 'end') {
    return { lines: [], width: STATE_MARK, height: STATE_MARK };
  }
  const lines = wrapText(label, name, nameWidth);
  const corners = kind === 'question' ? 6 : kind === 'round' ? 4 : 0;
  return {
    lines,
    width: Math.max(LEAST_WIDTH, widest(lines, name) + 2 * (padding + corners)),
    height: lines.length * lineHeight(name) + 2 * PADDING + (kind === 'database' ? LID : 0),
  };
}

/** Returns the name of a box as text, if it has one. */
export function nameIn({ lines }: Measured, size: number, kind: ShapeKind, area: Area): Text[] {
  if (lines.length === 0) return [];
  const y = area.y + (kind === 'database' ? LID / 2 : 0);
  return [textIn(lines, size, 'name', { ...area, y })];
}

/** Returns a label that's centered in an area. */
export function textIn(
  lines: readonly string[],
  size: number,
  role: Text['role'],
  area: Area,
): Text {
  const width = widest(lines, size);
  const height = lines.length * lineHeight(size);
  return {
    lines,
    size,
    role,
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - height) / 2,
    width,
    height,
  };
}
