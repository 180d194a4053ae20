/**
 * Adds names to marks in tables. Otherwise, a screen reader could say "check mark" for ✓ but nothing for a
 * dash.
 */
import { cloneElement, type ReactNode } from 'react';
import type { Texts } from '../../shared/texts/texts.ts';
import { elementsIn, mapChildren, type TableNode, textOf } from './table-labels.ts';

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
