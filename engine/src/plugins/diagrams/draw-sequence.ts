/**
 * Draws a sequence diagram from top to bottom. Labels cover lifelines on purpose. The lifelines have gaps there, so
 * that no line crosses letters.
 */
import {
  type Drawing,
  type Line,
  MARGIN,
  type Shape,
  type Text,
  type TextSizes,
  trim,
} from './drawing.ts';
import {
  FRAME,
  framesIn,
  type Lane,
  LOOP,
  lanesOf,
  loopReach,
  PADDING,
  type SequenceOptions,
} from './lanes.ts';
import { lineHeight, widest, wrapText } from './measure-text.ts';
import type { Sequence, Step } from './parse/sequence.ts';

interface Sheet {
  lanes: readonly Lane[];
  sizes: TextSizes;
  left: number;
  right: number;
  shapes: Shape[];
  lines: Line[];
  texts: Text[];
  /** The position at which the next step starts. */
  y: number;
  /** Frames that haven't ended yet: their top edge and how deeply they're nested. */
  open: { top: number }[];
}

const ARROW_ROOM = 10;
const AFTER_STEP = 14;

/** Draws a sequence diagram. The same sequence always results in the same drawing. */
export function drawSequence(
  { participants, steps }: Sequence,
  { sizes, width }: SequenceOptions,
): Drawing {
  const options = { sizes, width: width - 2 * MARGIN };
  const lanes = lanesOf(participants, steps, options);
  const first = lanes[0] ?? { id: '', x: 0, width: 0 };
  const last = lanes.at(-1) ?? first;
  const room = framesIn(steps) * FRAME;
  const sheet: Sheet = {
    lanes,
    sizes,
    left: first.x - first.width / 2 - room,
    right: Math.max(last.x + last.width / 2, last.x + loopReach(last, steps)) + room,
    shapes: [],
    lines: [],
    texts: [],
    y: 0,
    open: [],
  };
  drawHeads(sheet);
  for (const step of steps) drawStep(sheet, step);
  drawLifelines(sheet);
  const { shapes, lines, texts } = sheet;
  return trim({ shapes, lines, texts, root: first.x });
}

function drawHeads(sheet: Sheet): void {
  const { lanes, sizes } = sheet;
  const height =
    Math.max(...lanes.map(({ lines }) => lines.length)) * lineHeight(sizes.name) + 2 * PADDING;
  for (const { x, width, lines } of lanes) {
    sheet.shapes.push({ kind: 'box', x: x - width / 2, y: 0, width, height });
    addText(sheet, lines, 'name', x, (height - lines.length * lineHeight(sizes.name)) / 2);
  }
  sheet.y = height + AFTER_STEP;
}

function drawStep(sheet: Sheet, step: Step): void {
  switch (step.kind) {
    case 'message':
      drawMessage(sheet, step);
      break;
    case 'note':
      drawNote(sheet, step);
      break;
    case 'open':
      sheet.open.push({ top: sheet.y });
      drawFrameTitle(sheet, step.word, step.text);
      break;
    case 'next':
      sheet.lines.push(level(sheet, sheet.y));
      drawFrameTitle(sheet, step.word, step.text);
      break;
    case 'close':
      closeFrame(sheet);
      break;
  }
}

function drawMessage(sheet: Sheet, step: Step & { kind: 'message' }): void {
  const { lanes, sizes } = sheet;
  const from = lanes.find(({ id }) => id === step.from);
  const to = lanes.find(({ id }) => id === step.to);
  if (from === undefined || to === undefined) return;
  const isLoop = from === to;
  const span = Math.abs(from.x - to.x);
  const room = isLoop ? 1.8 * sizes.labelWidth : Math.max(span - 20, sizes.labelWidth);
  const width = Math.min(room, sheet.right - sheet.left);
  const lines = wrapText(step.text, sizes.label, width);
  const middle = isLoop ? from.x : (from.x + to.x) / 2;
  addText(sheet, lines, 'label', middle, sheet.y);
  const y = sheet.y + lines.length * lineHeight(sizes.label) + (isLoop ? 4 : ARROW_ROOM);
  const style = step.isDashed ? 'dotted' : 'solid';
  const points = isLoop
    ? [
        { x: from.x, y },
        { x: from.x + LOOP.width, y },
        { x: from.x + LOOP.width, y: y + LOOP.height },
        { x: from.x, y: y + LOOP.height },
      ]
    : [
        { x: from.x, y },
        { x: to.x, y },
      ];
  sheet.lines.push({ points, style, arrowStart: false, arrowEnd: step.hasHead });
  sheet.y = y + (isLoop ? LOOP.height : 0) + AFTER_STEP;
}

function drawNote(sheet: Sheet, { over, side, text }: Step & { kind: 'note' }): void {
  const { lanes, sizes } = sheet;
  const places = lanes.filter(({ id }) => over.includes(id)).map(({ x }) => x);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const lines = wrapText(text, sizes.label, Math.max(most - least + 60, sizes.labelWidth));
  const width = widest(lines, sizes.label) + 2 * PADDING;
  const height = lines.length * lineHeight(sizes.label) + PADDING;
  const wanted =
    side === 'over'
      ? (least + most) / 2
      : side === 'left'
        ? least - width / 2 - 6
        : most + width / 2 + 6;
  const middle = inside(sheet, wanted, width);
  sheet.shapes.push({ kind: 'note', x: middle - width / 2, y: sheet.y, width, height });
  addText(sheet, lines, 'label', middle, sheet.y + PADDING / 2);
  sheet.y += height + AFTER_STEP;
}

function drawFrameTitle(sheet: Sheet, word: string, text: string): void {
  const { sizes, left, right } = sheet;
  const lines = wrapText(`${word}: ${text}`.replace(/: $/, ''), sizes.label, right - left - 20);
  const middle = left + 8 + widest(lines, sizes.label) / 2;
  addText(sheet, lines, 'label', middle, sheet.y + 6);
  sheet.y += lines.length * lineHeight(sizes.label) + 6 + AFTER_STEP;
}

function closeFrame(sheet: Sheet): void {
  const frame = sheet.open.pop();
  if (frame === undefined) return;
  const inset = sheet.open.length * FRAME;
  sheet.shapes.push({
    kind: 'group',
    x: sheet.left + inset,
    y: frame.top,
    width: sheet.right - sheet.left - 2 * inset,
    height: sheet.y - frame.top,
  });
  sheet.y += AFTER_STEP;
}

/** Returns the line that separates two parts of a frame. */
function level({ left, right, open }: Sheet, y: number): Line {
  const inset = (open.length - 1) * FRAME;
  const points = [
    { x: left + inset, y },
    { x: right - inset, y },
  ];
  return { points, style: 'faint', arrowStart: false, arrowEnd: false };
}

/** Draws lifelines from the names to the bottom, with gaps for labels and notes. */
function drawLifelines(sheet: Sheet): void {
  const bottom = sheet.y;
  const top = Math.max(
    ...sheet.shapes.filter(({ kind }) => kind === 'box').map(({ height }) => height),
  );
  const obstacles = [...sheet.texts, ...sheet.shapes.filter(({ kind }) => kind === 'note')];
  for (const { x } of sheet.lanes) {
    const pauses = obstacles
      .filter((one) => one.y > top && one.x - 4 < x && x < one.x + one.width + 4)
      .sort((one, other) => one.y - other.y);
    let y = top;
    for (const pause of pauses) {
      addLifeline(sheet, x, y, pause.y - 2);
      y = Math.max(y, pause.y + pause.height + 2);
    }
    addLifeline(sheet, x, y, bottom);
  }
}

function addLifeline(sheet: Sheet, x: number, from: number, to: number): void {
  if (to - from < 2) return;
  const points = [
    { x, y: from },
    { x, y: to },
  ];
  sheet.lines.push({ points, style: 'faint', arrowStart: false, arrowEnd: false });
}

/** Adds lines of text centered on `middle`. Moves them if they'd extend beyond the drawing. */
function addText(
  sheet: Sheet,
  lines: readonly string[],
  role: 'name' | 'label',
  middle: number,
  y: number,
): void {
  const size = sheet.sizes[role];
  const width = widest(lines, size);
  const x = (role === 'name' ? middle : inside(sheet, middle, width)) - width / 2;
  sheet.texts.push({ lines, size, role, x, y, width, height: lines.length * lineHeight(size) });
}

function inside({ left, right }: Sheet, middle: number, width: number): number {
  return Math.max(left + width / 2, Math.min(right - width / 2, middle));
}
