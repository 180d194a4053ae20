import { describe, expect, it } from 'vitest';
import type { Drawing, Line, Shape, Text } from './drawing.ts';
import { flawsOf } from './measure-drawing.ts';

const box = (x: number, y: number): Shape => ({ kind: 'box', x, y, width: 80, height: 40 });
const text = (x: number, y: number, role: Text['role'], size = 14): Text => ({
  lines: ['asks'],
  role,
  size,
  x,
  y,
  width: 30,
  height: 18,
});
const line = (...points: Line['points']): Line => ({
  points,
  style: 'solid',
  arrowStart: false,
  arrowEnd: true,
});

function drawing(parts: Partial<Drawing>): Drawing {
  return { width: 400, height: 400, shapes: [], lines: [], texts: [], root: 0, ...parts };
}

describe('flawsOf', () => {
  it('finds no flaws if nothing overlaps', () => {
    const good = drawing({
      shapes: [box(10, 10), box(10, 200), { ...box(0, 0), kind: 'group', width: 300, height: 300 }],
      texts: [text(20, 20, 'name'), text(120, 20, 'label')],
      lines: [line({ x: 50, y: 50 }, { x: 60, y: 200, bend: 'vertical' })],
    });
    expect(flawsOf(good)).toEqual([]);
  });

  it.each<[string, Partial<Drawing>, string]>([
    ['small letters', { texts: [text(0, 0, 'label', 12)] }, '"asks" is smaller than 13 px'],
    ['boxes that meet', { shapes: [box(0, 0), box(70, 20)] }, 'two boxes overlap'],
    ['labels that meet', { texts: [text(0, 0, 'label'), text(20, 5, 'label')] }, 'overlap'],
    ['a label on a box', { shapes: [box(0, 0)], texts: [text(60, 10, 'label')] }, 'overlaps a box'],
    [
      'a name that leaves its box',
      { shapes: [box(0, 0)], texts: [text(60, 10, 'name')] },
      'overflows',
    ],
    [
      'a straight line through a box',
      { shapes: [box(100, 100)], lines: [line({ x: 0, y: 120 }, { x: 300, y: 120 })] },
      'a line runs through the box',
    ],
    [
      'a bend through a label',
      {
        texts: [text(85, 90, 'label')],
        lines: [line({ x: 0, y: 0 }, { x: 200, y: 200, bend: 'vertical' })],
      },
      'a line runs through "asks"',
    ],
    ['what is cut off', { shapes: [box(350, 0)] }, 'outside the drawing'],
  ])('finds %s', (_, parts, flaw) => {
    expect(flawsOf(drawing(parts)).join()).toContain(flaw);
  });
});
