import type { ReactNode } from 'react';
import { Table } from './blocks.tsx';

export interface DataColumn {
  /** The title as text. It's also the column's key. */
  label: string;
  /** The title as it's shown. The default is the label. */
  title?: ReactNode;
}

export interface DataRow {
  /** Unique in the table. */
  key: string;
  /** The cells, one per column. A single cell becomes a heading for the rows that follow. */
  cells: readonly ReactNode[];
  /** The row's id, to which links and search results can lead. */
  id?: string;
}

interface DataTableProps {
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** True for a table of names and their properties. Narrow screens show it as one block per row. */
  isLabelled?: boolean;
}

export function DataTable({ columns, rows, isLabelled = false }: DataTableProps) {
  return (
    <Table columns={columns.length} isLabelled={isLabelled}>
      <table>
        <thead>
          <tr>
            {columns.map(({ label, title = label }) => (
              <th key={label} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, cells }) => (
            <tr key={key} id={id}>
              {cells.length === 1 ? (
                <td colSpan={columns.length}>{cells}</td>
              ) : (
                columns.map(({ label }, index) => (
                  <Cell key={label} {...{ columns, index, isLabelled }}>
                    {cells[index]}
                  </Cell>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

interface CellProps extends Required<Pick<DataTableProps, 'columns' | 'isLabelled'>> {
  /** The column's index. */
  index: number;
  children: ReactNode;
}

/** The first cell is the row header in comparison tables. In labeled tables, the other cells have their column's label. */
function Cell({ columns, index, isLabelled, children }: CellProps) {
  if (index === 0 && columns.length > 2 && !isLabelled) return <th scope="row">{children}</th>;
  // An empty cell has no label, because a label alone would look as if a value were missing.
  const hasLabel = isLabelled && index > 0 && (Boolean(children) || children === 0);
  return <td data-label={hasLabel ? columns[index]?.label : undefined}>{children}</td>;
}
