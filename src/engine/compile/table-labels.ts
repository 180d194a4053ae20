/**
 * Labels of table cells: a narrow window shows a table of names (settings, fields, options) as one block
 * for each row, in which every value stands below the title of its column.
 */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Node = ReactElement<{ children?: ReactNode; 'data-label'?: string }>;

/** Narrower tables fit beside each other on any screen. */
const FEWEST_COLUMNS = 3;

/**
 * Returns the parts of a table with the title of its column in `data-label` of each cell but the first,
 * or `undefined` when it is no table of names: fewer than three columns, a column without a title, or a
 * row that does not begin with code.
 */
export function withLabels(parts: ReactNode): ReactNode[] | undefined {
  const sections = elementsIn(parts);
  const labels = headOf(parts).map(textOf);
  const bodies = sections.filter(({ type }) => type === 'tbody');
  if (labels.length < FEWEST_COLUMNS || labels.includes('')) return undefined;
  if (!bodies.flatMap(rowsOf).every(([first]) => first && beginsWithCode(first))) return undefined;
  return sections.map((section) =>
    section.type === 'tbody' ? mapChildren(section, (row) => labelRow(row, labels)) : section,
  );
}

/** Number of columns that the head of a table names; 0 when it has none. */
export function columnsOf(parts: ReactNode): number {
  return headOf(parts).length;
}

function headOf(parts: ReactNode): Node[] {
  const sections = elementsIn(parts).filter(({ type }) => type === 'thead');
  return sections.flatMap(rowsOf)[0] ?? [];
}

function labelRow(row: Node, labels: readonly string[]): Node {
  return mapChildren(row, (cell, column) =>
    column === 0 ? cell : cloneElement(cell, { 'data-label': labels[column] ?? '' }),
  );
}

function rowsOf(section: Node): Node[][] {
  return elementsIn(section.props.children).map((row) => elementsIn(row.props.children));
}

function beginsWithCode(cell: Node): boolean {
  const [first] = Children.toArray(cell.props.children);
  if (!isValidElement<{ html?: string }>(first)) return false;
  return first.type === 'code' || first.props.html?.startsWith('<code') === true;
}

function elementsIn(children: ReactNode): Node[] {
  return Children.toArray(children).filter((child): child is Node => isValidElement(child));
}

function mapChildren(element: Node, map: (child: Node, index: number) => Node): Node {
  return cloneElement(element, {}, ...elementsIn(element.props.children).map(map));
}

/** Empty for titles with markup in them, which attributes cannot hold. */
function textOf(cell: Node): string {
  const parts = Children.toArray(cell.props.children);
  return parts.every((part) => typeof part === 'string') ? parts.join('').trim() : '';
}
