/** Changes that a writer should make to a diagram that is drawn and still reads badly. */
import type { Place, Problem } from '../../core/plugin-api.ts';
import { type Diagram, WIDTHS } from './draw-diagram.ts';
import type { Drawing } from './drawing.ts';
import { flawsOf } from './measure-drawing.ts';

/** Tallest drawing, in pixels: two screens of a phone. */
const MOST_HEIGHT = 1000;

/** Warnings about a diagram at `place`: too wide, too tall, or things that meet. */
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
