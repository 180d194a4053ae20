/** Finds flaws that make a drawing hard to read: small text, and overlapping texts and lines. */
import type { Area, Drawing, Line, Point, Shape, Text } from './drawing.ts';

/** Minimum font size in pixels. */
export const LEAST_SIZE = 13;

/** How far elements may overlap, which is the width of a stroke. */
const TOLERANCE = 1;

/** Returns a sentence for each flaw, or an empty list if the drawing is readable. */
export function flawsOf(drawing: Drawing): readonly string[] {
  const boxes = drawing.shapes.filter(({ kind }) => kind !== 'group');
  const { texts, lines } = drawing;
  return [
    ...texts
      .filter(({ size }) => size < LEAST_SIZE)
      .map((text) => `${named(text)} is smaller than ${LEAST_SIZE} px`),
    ...pairs(boxes)
      .filter(([one, other]) => meet(one, other))
      .map(
        ([one, other]) => `two boxes overlap: ${labelIn(one, texts)} and ${labelIn(other, texts)}`,
      ),
    ...pairs(texts)
      .filter(([one, other]) => meet(one, other))
      .map(([one, other]) => `${named(one)} and ${named(other)} overlap`),
    ...texts.flatMap((text) => misplaced(text, boxes)),
    ...lines.flatMap((line) => crossings(line, boxes, texts)),
    ...[...boxes, ...texts]
      .filter((area) => !isInside(area, { x: 0, y: 0, ...drawing }))
      .map(() => 'something is outside the drawing'),
  ];
}

/** Reports a text that overflows its own box or overlaps another one. */
function misplaced(text: Text, boxes: readonly Shape[]): string[] {
  const around = boxes.filter((box) => meet(text, box));
  const belongs = text.role === 'name' || around.some(({ kind }) => kind === 'note');
  const isRight = belongs
    ? around.length === 1 && around.every((box) => isInside(text, box))
    : around.length === 0;
  return isRight ? [] : [`${named(text)} ${belongs ? 'overflows its box' : 'overlaps a box'}`];
}

function crossings(line: Line, boxes: readonly Shape[], texts: readonly Text[]): string[] {
  const points = flatten(line);
  const crosses = (area: Area) =>
    points.some((point, index) => index > 0 && hits(points[index - 1] ?? point, point, area));
  return [
    ...boxes.filter(crosses).map((box) => `a line runs through the box ${labelIn(box, texts)}`),
    ...texts.filter(crosses).map((text) => `a line runs through ${named(text)}`),
  ];
}

/** Returns points on a line, close enough together to approximate its curves. */
function flatten({ points }: Line): Point[] {
  const STEPS = 12;
  return points.flatMap((end, index) => {
    const start = points[index - 1];
    if (start === undefined || end.bend === undefined) return [end];
    const isVertical = end.bend === 'vertical';
    const middle = isVertical ? (start.y + end.y) / 2 : (start.x + end.x) / 2;
    return Array.from({ length: STEPS }, (_, step) => {
      const t = (step + 1) / STEPS;
      return isVertical
        ? {
            x: cubic(t, start.x, start.x, end.x, end.x),
            y: cubic(t, start.y, middle, middle, end.y),
          }
        : {
            x: cubic(t, start.x, middle, middle, end.x),
            y: cubic(t, start.y, start.y, end.y, end.y),
          };
    });
  });
}

function cubic(t: number, a: number, b: number, c: number, d: number): number {
  const s = 1 - t;
  return s ** 3 * a + 3 * s ** 2 * t * b + 3 * s * t ** 2 * c + t ** 3 * d;
}

/** True if the straight line between two points crosses the area. */
function hits(from: Point, to: Point, { x, y, width, height }: Area): boolean {
  const STEP = 2;
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  for (let step = 0; step <= steps; step += 1) {
    const at = {
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    };
    const isIn =
      at.x > x + TOLERANCE &&
      at.x < x + width - TOLERANCE &&
      at.y > y + TOLERANCE &&
      at.y < y + height - TOLERANCE;
    if (isIn) return true;
  }
  return false;
}

function meet(one: Area, other: Area): boolean {
  return (
    one.x + one.width > other.x + TOLERANCE &&
    other.x + other.width > one.x + TOLERANCE &&
    one.y + one.height > other.y + TOLERANCE &&
    other.y + other.height > one.y + TOLERANCE
  );
}

function isInside(inner: Area, { x, y, width, height }: Area): boolean {
  return (
    inner.x >= x - TOLERANCE &&
    inner.y >= y - TOLERANCE &&
    inner.x + inner.width <= x + width + TOLERANCE &&
    inner.y + inner.height <= y + height + TOLERANCE
  );
}

function pairs<Value>(values: readonly Value[]): (readonly [Value, Value])[] {
  return values.flatMap((one, index) =>
    values.slice(index + 1).map((other) => [one, other] as const),
  );
}

function named({ lines }: Text): string {
  return `"${lines.join(' ')}"`;
}

function labelIn(box: Area, texts: readonly Text[]): string {
  const own = texts.find((text) => isInside(text, box));
  return own === undefined ? '(unnamed)' : named(own);
}
