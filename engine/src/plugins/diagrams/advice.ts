/** Warns about diagrams that can be drawn but are hard to read. */
import type { Place, Problem } from '../../core/plugin-api.ts';
import { type Diagram, WIDTHS } from './draw-diagram.ts';
import type { Drawing } from './drawing.ts';
import { flawsOf } from './measure-drawing.ts';

/** Maximum height of a drawing in pixels, which is two screens on a phone. */
const MOST_HEIGHT = 1000;

/** Returns warnings about a diagram at `place`: it's too wide, it's too tall, or elements overlap. */
export function adviceOn({ drawings }: Pick<Diagram, 'drawings'>, place: Place): Problem[] {
  const { wide, narrow } = drawings;
  const warn = (message: string, remedy: string): Problem => ({
    severity: 'warning',
    place,
    message: `The diagram ${message}`,
    remedy,
  });
  const flaws = new Set([...flawsOf(wide), ...flawsOf(narrow)]);
  return [
    ...tooWide(narrow, WIDTHS.narrow, 'on a phone', warn),
    ...tooWide(wide, WIDTHS.wide, 'on a large screen', warn),
    ...[narrow]
      .filter(({ height }) => height > MOST_HEIGHT)
      .map(({ height }) =>
        warn(
          `is ${height} px tall on a phone, but two screens fit only ${MOST_HEIGHT} px`,
          'Show fewer boxes or messages, or split the diagram into two.',
        ),
      ),
    ...[...flaws].map((flaw) =>
      warn(`is hard to read: ${flaw}`, 'Shorten the labels, or remove some lines.'),
    ),
  ];
}

function tooWide(
  { width }: Drawing,
  most: number,
  where: string,
  warn: (message: string, remedy: string) => Problem,
): Problem[] {
  if (width <= most) return [];
  return [
    warn(
      `is ${width} px wide ${where}, but only ${most} px fit`,
      'Shorten the longest names, or show at most four participants or three boxes side by side.',
    ),
  ];
}
