/**
 * Adds labels and names to table cells. On narrow screens, each row of a table of names (such as settings, fields, or
 * options) becomes a block in which every value follows its column's title. In other tables, each row's first
 * cell is its title, which screen readers read with each cell. Marks get names, because a screen reader could
 * otherwise say "check mark" for ✓ but nothing for a dash.
 */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Texts } from '../../shared/texts/texts.ts';

type TableNode = ReactElement<{
  children?: ReactNode;
  'data-label'?: string;
  scope?: 'row';
}>;

/**
 * The number of columns that fit on any screen, unless long names leave too little space for their
 * descriptions.
 */
const FITTING_COLUMNS = 2;
/** The number of characters of code that take up about 200 px. */
const LONG = 24;
/**
 * On a phone, a name longer than this leaves less than half of the width to the other column, and a text longer than
 * this fills more than four lines there.
 */
const HALF = 16;
const FOUR_LINES = 72;
/** On a phone, a phrase longer than this fills at least four lines of one of three columns. */
const LONG_PHRASE = 48;
/** The maximum length of a cell that takes up only a few lines, however narrow its column is. */
const SHORT = 14;
/**
 * The number of characters that fit in a line on any screen, and the width of the gap between two columns in
 * characters.
 */
const FITTING_CHARACTERS = 38;
const GAP = 2;

/**
 * Returns the parts of a table of names with each column's title as the `data-label` of its cells. The first
 * cell of a row and empty cells have no label. Returns `undefined` if the table isn't a table of names, if a
 * column has no title, or if the table fits on any screen.
 *
 * In a table of names, the first cell of most rows is code. It can also be words if most rows explain them in
 * sentences or longer texts. Columns of marks or numbers are for comparison, so they stay next to each other.
 */
export function withLabels(parts: ReactNode): ReactNode[] | undefined {
  const sections = elementsIn(parts);
  const labels = headOf(parts).map(textOf);
  const rows = sections.filter(({ type }) => type === 'tbody').flatMap(rowsOf);
  if (labels.length < FITTING_COLUMNS || labels.includes('')) return undefined;
  if (labels.length === FITTING_COLUMNS && !isCramped(rows)) return undefined;
  if (fits(labels, rows)) return undefined;
  // Three columns of short texts often fit next to each other.
  const isExplanation = labels.length > FITTING_COLUMNS + 1 ? isExplained : isExplainedAtLength;
  const isWide = labels.length > FITTING_COLUMNS;
  if (!inMost(rows, beginsWithName) && !(isWide && inMost(rows, isExplanation))) return undefined;
  return sections.map((section) =>
    section.type === 'tbody' ? mapChildren(section, (row) => labelRow(row, labels)) : section,
  );
}

/**
 * Returns a table's parts with the first cell of each row as the row's title, unless the table fits on any
 * screen.
 */
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

/** True if all cells are short, and the longest words of all columns fit next to each other. */
function fits(labels: readonly string[], rows: readonly TableNode[][]): boolean {
  // Some cells contain components, whose text isn't known.
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

/** True if, in a two-column table on a phone, the names leave little space for the descriptions. */
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

/** Returns the number of columns in a table's header, or 0 if it has no header. */
export function columnsOf(parts: ReactNode): number {
  return headOf(parts).length;
}

function headOf(parts: ReactNode): TableNode[] {
  const sections = elementsIn(parts).filter(({ type }) => type === 'thead');
  return sections.flatMap(rowsOf)[0] ?? [];
}

function labelRow(row: TableNode, labels: readonly string[]): TableNode {
  return mapChildren(row, (cell, column) =>
    // An empty cell gets no label, because a label alone would look as if the value were missing.
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

function elementsIn(children: ReactNode): TableNode[] {
  return Children.toArray(children).filter((child): child is TableNode => isValidElement(child));
}

function mapChildren(
  element: TableNode,
  map: (child: TableNode, index: number) => TableNode,
): TableNode {
  return cloneElement(element, {}, ...elementsIn(element.props.children).map(map));
}

/**
 * Returns the text without markup. Returns `''` for rendered components, and for text with character
 * references.
 */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node.trim();
  if (!isValidElement<{ children?: ReactNode; html?: string }>(node)) return '';
  const { children, html } = node.props;
  if (html !== undefined) return html.includes('&') ? '' : html.replace(/<[^>]*>/g, '').trim();
  return Children.toArray(children).map(textOf).join(' ');
}

const CHECK = '✓';
const DASH = '–';

/** Returns the parts of a table with a name for each ✓. If there's a ✓, dashes also get a name. */
export function withNamedMarks(parts: ReactNode, { checkMark, dash }: Texts): ReactNode {
  const sections = elementsIn(parts);
  if (!cellsOf(sections).some((cell) => textOf(cell) === CHECK)) return parts;
  const names = new Map([
    [CHECK, checkMark],
    [DASH, dash],
  ]);
  const named = (cell: TableNode) => {
    const text = textOf(cell);
    const name = names.get(text);
    if (name === undefined) return cell;
    const mark = (
      <span role="img" aria-label={name}>
        {text}
      </span>
    );
    return cloneElement(cell, {}, mark);
  };
  return sections.map((section) => mapChildren(section, (row) => mapChildren(row, named)));
}

function cellsOf(sections: readonly TableNode[]): TableNode[] {
  const rows = sections.flatMap(({ props }) => elementsIn(props.children));
  return rows.flatMap(({ props }) => elementsIn(props.children));
}
