/**
 * Labels of table cells: where there is little room a table of names (settings, fields, options) is one block
 * for each row, in which every value stands after the title of its column. Rows of other tables have titles of
 * their own, which screen readers say with each cell.
 */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

export type TableNode = ReactElement<{
  children?: ReactNode;
  'data-label'?: string;
  scope?: 'row';
}>;

/** Columns that fit beside each other on any screen, unless names leave too little of it for what is said about them. */
const FITTING_COLUMNS = 2;
/** Characters of some 200 px in code. */
const LONG = 24;
/** Characters of a name beside which a phone has less than half its width, and of a text that takes four lines there. */
const HALF = 16;
const FOUR_LINES = 72;
/** Characters of a phrase that takes four lines or more in one of three columns on a phone. */
const LONG_PHRASE = 48;
/** Characters of a cell that needs few lines, however narrow its column is. */
const SHORT = 14;
/** Characters beside each other that fit on any screen, and those that the gap between two columns takes. */
const FITTING_CHARACTERS = 38;
const GAP = 2;

/**
 * Returns the parts of a table with the title of its column in `data-label` of each cell but the first
 * and empty ones, or `undefined` when it is no table of names, has a column without a title, or fits on
 * any screen.
 * Names are code in most rows; where most rows of four columns hold a sentence or a longer text they may be
 * words. Columns of marks and numbers compare, and stay beside each other.
 */
export function withLabels(parts: ReactNode): ReactNode[] | undefined {
  const sections = elementsIn(parts);
  const labels = headOf(parts).map(textOf);
  const rows = sections.filter(({ type }) => type === 'tbody').flatMap(rowsOf);
  if (labels.length < FITTING_COLUMNS || labels.includes('')) return undefined;
  if (labels.length === FITTING_COLUMNS && !isCramped(rows)) return undefined;
  if (fits(labels, rows)) return undefined;
  // Three columns of short texts fit beside each other as often as not.
  const isExplanation = labels.length > FITTING_COLUMNS + 1 ? isExplained : isExplainedAtLength;
  const isWide = labels.length > FITTING_COLUMNS;
  if (!inMost(rows, beginsWithName) && !(isWide && inMost(rows, isExplanation))) return undefined;
  return sections.map((section) =>
    section.type === 'tbody' ? mapChildren(section, (row) => labelRow(row, labels)) : section,
  );
}

/** Returns the parts of a table with the first cells of its rows as their titles, unless its columns fit on any screen. */
export function withRowTitles(parts: ReactNode): ReactNode {
  if (columnsOf(parts) <= FITTING_COLUMNS) return parts;
  const titleRow = (row: TableNode) =>
    mapChildren(row, (cell, column) =>
      column === 0 && !isEmpty(cell) ? cloneElement(cell, { scope: 'row' }) : cell,
    );
  return elementsIn(parts).map((section) =>
    section.type === 'tbody' ? mapChildren(section, titleRow) : section,
  );
}

/** True when all cells are short, and the longest words of all columns fit beside each other. */
function fits(labels: readonly string[], rows: readonly TableNode[][]): boolean {
  // Of some cells the text is not known.
  const isShort = (cell: TableNode) => {
    const { length } = textOf(cell);
    return isEmpty(cell) || (length > 0 && length <= SHORT);
  };
  if (!rows.flat().every(isShort)) return false;
  const widths = labels.map((label, column) => {
    const texts = [label, ...rows.map((row) => textOf(row[column]))];
    return Math.max(...texts.flatMap((text) => text.split(/\s/)).map(({ length }) => length));
  });
  return widths.reduce((sum, width) => sum + width + GAP, 0) <= FITTING_CHARACTERS;
}

function inMost(
  rows: readonly TableNode[][],
  test: (row: readonly TableNode[]) => boolean,
): boolean {
  return rows.filter(test).length * 2 >= rows.length;
}

/** True for names that leave texts of two columns little room on a phone. */
function isCramped(rows: readonly TableNode[][]): boolean {
  const words = rows.flatMap(([name]) => textOf(name).split(/\s/));
  const longest = Math.max(0, ...words.map(({ length }) => length));
  if (longest > LONG) return true;
  return longest > HALF && inMost(rows, ([, text]) => textOf(text).length > FOUR_LINES);
}

function isExplained([, ...cells]: readonly TableNode[]): boolean {
  return cells.map(textOf).some((text) => text.length > LONG || text.endsWith('.'));
}

function isExplainedAtLength([, ...cells]: readonly TableNode[]): boolean {
  return cells.map(textOf).some((text) => text.length > (text.endsWith('.') ? LONG : LONG_PHRASE));
}

/** Number of columns that the head of a table names; 0 when it has none. */
export function columnsOf(parts: ReactNode): number {
  return headOf(parts).length;
}

function headOf(parts: ReactNode): TableNode[] {
  const sections = elementsIn(parts).filter(({ type }) => type === 'thead');
  return sections.flatMap(rowsOf)[0] ?? [];
}

function labelRow(row: TableNode, labels: readonly string[]): TableNode {
  return mapChildren(row, (cell, column) =>
    // A label alone would say that its value is missing.
    column === 0 || isEmpty(cell)
      ? cell
      : cloneElement(cell, { 'data-label': labels[column] ?? '' }),
  );
}

function rowsOf(section: TableNode): TableNode[][] {
  return elementsIn(section.props.children).map((row) => elementsIn(row.props.children));
}

function isEmpty(cell: TableNode): boolean {
  return Children.toArray(cell.props.children).length === 0;
}

function beginsWithName([cell]: readonly TableNode[]): boolean {
  const [first] = Children.toArray(cell?.props.children);
  if (!isValidElement<{ html?: string }>(first)) return false;
  return first.type === 'code' || first.props.html?.startsWith('<code') === true;
}

export function elementsIn(children: ReactNode): TableNode[] {
  return Children.toArray(children).filter((child): child is TableNode => isValidElement(child));
}

export function mapChildren(
  element: TableNode,
  map: (child: TableNode, index: number) => TableNode,
): TableNode {
  return cloneElement(element, {}, ...elementsIn(element.props.children).map(map));
}

/** Words without markup; empty for what components draw, and where a character is written as a reference. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node.trim();
  if (!isValidElement<{ children?: ReactNode; html?: string }>(node)) return '';
  const { children, html } = node.props;
  if (html !== undefined) return html.includes('&') ? '' : html.replace(/<[^>]*>/g, '').trim();
  return Children.toArray(children).map(textOf).join(' ');
}
