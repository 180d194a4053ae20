/**
 * Writes a drawing as SVG. Colors are the theme's `--diagram-*` variables, so one drawing works in all color modes.
 * All styles are attributes, because the content security policy allows only those.
 */
import { ROOT } from '../../shared/attributes.ts';
import { escapeText } from '../../shared/safe-text.ts';
import {
  type Drawing,
  type Line,
  type PathPoint,
  type Point,
  type Shape,
  type Text,
  TONES,
  type Tone,
} from './drawing.ts';
import { lineHeight } from './measure-text.ts';

/** Attributes that also change the outline, for readers who can't tell the colors apart. */
const TONE_ATTRIBUTES: Readonly<Record<Tone, string>> = {
  on: 'fill="var(--diagram-on)" stroke="var(--diagram-accent)" stroke-width="2"',
  off: 'fill="none" stroke="var(--diagram-line)" stroke-dasharray="5 4"',
  main: 'fill="var(--diagram-bg)" stroke="var(--diagram-main)" stroke-width="2"',
};

const HEAD = { length: 9, half: 4.5 };

/**
 * Returns an `svg` element. It has no name, because the element around it has one. Sizes are in `rem` of 16 pixels.
 * `data-root` says where reading starts, as a share of the width, for drawings that scroll.
 */
export function svgOf({ width, height, shapes, lines, texts, root }: Drawing): string {
  const plain = shapes.filter(({ tone }) => tone === undefined);
  const groups = plain.filter(({ kind }) => kind === 'group' || kind === 'note');
  const boxes = plain.filter(({ kind }) => kind === 'box' || kind === 'round');
  const questions = plain.filter(({ kind }) => kind === 'question');
  const databases = plain.filter(({ kind }) => kind === 'database');
  const references = shapes.filter(({ kind }) => kind === 'reference');
  const states = shapes.filter(({ kind }) => kind === 'start' || kind === 'end');
  return [
    `<svg aria-hidden="true" viewBox="0 0 ${width} ${height}" width="${rem(width)}" height="${rem(height)}" ${ROOT}="${Math.round((100 * root) / width) / 100}">`,
    within(
      'fill="none" stroke="var(--diagram-border)" stroke-dasharray="4 4"',
      groups.map(rectangle),
    ),
    within('fill="none" stroke="var(--diagram-line)" stroke-width="1.5"', linePaths(lines)),
    within('fill="var(--diagram-line)"', [heads(lines)]),
    within('fill="var(--diagram-surface)" stroke="var(--diagram-border)"', [
      ...boxes.map(rectangle),
      ...databases.map(cylinder),
    ]),
    within('fill="var(--diagram-bg)" stroke="var(--diagram-accent)"', questions.map(rectangle)),
    ...TONES.map((tone) =>
      within(
        TONE_ATTRIBUTES[tone],
        shapes
          .filter((shape) => shape.tone === tone)
          .map((shape) => (shape.kind === 'database' ? cylinder(shape) : rectangle(shape))),
      ),
    ),
    within(
      'fill="none" stroke="var(--diagram-line)" stroke-dasharray="2 3"',
      references.map(rectangle),
    ),
    within('fill="var(--diagram-line)" stroke="var(--diagram-line)"', states.map(stateMark)),
    ...textGroups(texts),
    '</svg>',
  ].join('');
}

function within(attributes: string, elements: readonly string[]): string {
  const inner = elements.join('');
  return inner === '' ? '' : `<g ${attributes}>${inner}</g>`;
}

/** Combines all lines of the same style into one path. A drawing has many lines, but few styles. */
function linePaths(lines: readonly Line[]): string[] {
  const styles = {
    solid: '',
    faint: ' stroke="var(--diagram-border)" stroke-width="1"',
    dotted: ' stroke-dasharray="4 4"',
    thick: ' stroke-width="2.5"',
  };
  return Object.entries(styles).flatMap(([style, attributes]) => {
    const own = lines.filter((line) => line.style === style);
    return own.length === 0 ? [] : [`<path d="${own.map(pathOf).join('')}"${attributes}/>`];
  });
}

function pathOf({ points, arrowStart, arrowEnd }: Line): string {
  const shortened = [...points];
  // If a line reached the tip of its arrowhead, the tip would look blunt.
  if (arrowEnd) shortened.push(backOff(shortened.pop(), shortened.at(-1)));
  if (arrowStart) shortened.unshift(backOff(shortened.shift(), shortened[0]));
  return shortened.map((point, index) => step(point, shortened[index - 1])).join('');
}

function backOff(end: PathPoint = { x: 0, y: 0 }, before: Point = end): PathPoint {
  const { x, y } = towards(end, before);
  return { ...end, x: end.x + (x * HEAD.length) / 2, y: end.y + (y * HEAD.length) / 2 };
}

function step(point: PathPoint, before: PathPoint | undefined): string {
  const end = pair(point);
  if (before === undefined) return `M${end}`;
  if (point.x === before.x) return point.y === before.y ? '' : `V${round(point.y)}`;
  if (point.y === before.y) return `H${round(point.x)}`;
  if (point.bend === undefined) return `L${end}`;
  const isVertical = point.bend === 'vertical';
  const middle = isVertical ? (point.y + before.y) / 2 : (point.x + before.x) / 2;
  const one = isVertical ? { x: before.x, y: middle } : { x: middle, y: before.y };
  const other = isVertical ? { x: point.x, y: middle } : { x: middle, y: point.y };
  return `C${pair(one)} ${pair(other)} ${end}`;
}

function heads(lines: readonly Line[]): string {
  const d = lines
    .flatMap(({ points, arrowStart, arrowEnd }) => [
      arrowEnd ? head(points.at(-1), points.at(-2)) : '',
      arrowStart ? head(points[0], points[1]) : '',
    ])
    .join('');
  return d === '' ? '' : `<path d="${d}"/>`;
}

function head(end: PathPoint | undefined, before: PathPoint | undefined): string {
  if (end === undefined || before === undefined) return '';
  const { x, y } = towards(end, before);
  const base = { x: end.x + x * HEAD.length, y: end.y + y * HEAD.length };
  const one = { x: base.x + y * HEAD.half, y: base.y - x * HEAD.half };
  const other = { x: base.x - y * HEAD.half, y: base.y + x * HEAD.half };
  return `M${pair(end)}L${pair(one)}L${pair(other)}Z`;
}

/**
 * Returns the direction from the end of a line back toward its start. Lines always end vertically or horizontally.
 */
function towards(end: PathPoint, before: Point): Point {
  const isVertical =
    end.bend === undefined ? Math.abs(end.x - before.x) < 0.01 : end.bend === 'vertical';
  return isVertical
    ? { x: 0, y: Math.sign(before.y - end.y) || -1 }
    : { x: Math.sign(before.x - end.x) || -1, y: 0 };
}

function rectangle({ kind, x, y, width, height }: Shape): string {
  const radius =
    kind === 'box' || kind === 'note' || kind === 'reference'
      ? 4
      : kind === 'group'
        ? 8
        : Math.min(18, height / 2);
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}"/>`;
}

function cylinder({ x, y, width, height }: Shape): string {
  const curve = `${round(width / 2)} 6 0 0`;
  const [left, right] = [round(x), round(x + width)];
  const [top, bottom] = [round(y + 6), round(y + height - 6)];
  return `<path d="M${left} ${top}A${curve} 1 ${right} ${top}V${bottom}A${curve} 1 ${left} ${bottom}ZA${curve} 0 ${right} ${top}"/>`;
}

function stateMark({ kind, x, y, width }: Shape): string {
  const radius = width / 2;
  const place = `cx="${round(x + radius)}" cy="${round(y + radius)}"`;
  const dot = `<circle ${place} r="${round(kind === 'end' ? radius - 4 : radius - 1)}"/>`;
  return kind === 'end' ? `<circle ${place} r="${round(radius - 0.5)}" fill="none"/>${dot}` : dot;
}

function textGroups(texts: readonly Text[]): string[] {
  const looks = {
    name: 'fill="var(--diagram-fg)"',
    label: 'fill="var(--diagram-muted)"',
    title: 'fill="var(--diagram-muted)" font-weight="500"',
  };
  return Object.entries(looks).map(([role, look]) => {
    const own = texts.filter((text) => text.role === role);
    const size = own[0]?.size ?? 0;
    return within(`${look} font-size="${size}" text-anchor="middle"`, own.flatMap(textLines));
  });
}

function textLines({ lines, size, x, y, width }: Text): string[] {
  const step = lineHeight(size);
  return lines.map((line, index) => {
    // The baseline is slightly more than a third of the font size below the middle of the line.
    const baseline = y + index * step + step / 2 + size * 0.35;
    return `<text x="${round(x + width / 2)}" y="${round(baseline)}">${escapeText(line)}</text>`;
  });
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function rem(pixels: number): string {
  return `${Math.round((pixels / 16) * 1000) / 1000}rem`;
}
