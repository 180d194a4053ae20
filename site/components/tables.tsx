import type { ReactNode } from 'react';
import { Table } from '../../src/theme/content/blocks.tsx';
import { withCode } from './with-code.tsx';

export interface TableRow {
  /** Unique in its table. */
  key: string;
  /** As many as there are titles; a single one heads the rows below it. */
  cells: readonly ReactNode[];
  /** Lets links and search lead to the row. */
  id?: string;
}

interface FactTableProps {
  titles: readonly string[];
  rows: readonly TableRow[];
  /** True for names with what there is to say about each: a narrow column shows a block for each row. */
  isLabelled?: boolean;
}

/** A table of data. Titles may hold code in backticks. */
export function FactTable({ titles, rows, isLabelled = false }: FactTableProps) {
  const hasRowTitles = titles.length > 2 && !isLabelled;
  return (
    <Table columns={titles.length} isLabelled={isLabelled}>
      <table>
        <TableHead titles={titles} />
        <tbody>
          {rows.map(({ key, cells, id }) => (
            <tr key={key} id={id}>
              {cells.length === 1 ? (
                <td colSpan={titles.length}>{cells}</td>
              ) : (
                titles.map((title, index) =>
                  index === 0 && hasRowTitles ? (
                    <th key={title} scope="row">
                      {cells[index]}
                    </th>
                  ) : (
                    <td
                      key={title}
                      data-label={
                        isLabelled && index > 0 && cells[index] ? plain(title) : undefined
                      }
                    >
                      {cells[index]}
                    </td>
                  ),
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

/** Attributes hold text alone. */
function plain(title: string): string {
  return title.replaceAll('`', '');
}

/** The titles of columns. */
export function TableHead({ titles }: { titles: readonly string[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {withCode(title)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The entries of one group of a data file. Throws with the known groups when there is none. */
export function entriesOf<Entry, Key extends keyof Entry>(
  entries: readonly Entry[],
  key: Key,
  value: Entry[Key],
  component: string,
): readonly Entry[] {
  const found = entries.filter((entry) => entry[key] === value);
  if (found.length > 0) return found;
  const known = [...new Set(entries.map((entry) => entry[key]))].join(', ');
  throw new Error(`<${component}> has no ${String(key)} "${String(value)}"; use one of ${known}`);
}
