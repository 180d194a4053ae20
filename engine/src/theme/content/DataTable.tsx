import type { ReactNode } from 'react';
import { Table } from './blocks.tsx';

export interface DataColumn {
  /** The title as text, which is also its key. */
  label: string;
  /** The title as shown; by default, the label. */
  title?: ReactNode;
}

export interface DataRow {
  /** Unique in its table. */
  key: string;
  /** As many as there are columns; a single one is a heading above the rows that follow. */
  cells: readonly ReactNode[];
  /** Lets links and search lead to the row. */
  id?: string;
}

interface DataTableProps {
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** True for names with what there is to say about each: a narrow screen shows a block for each row. */
  isLabelled?: boolean;
}

/** Renders data as a table. */
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
  /** Of the column. */
  index: number;
  children: ReactNode;
}

/** The first cell is the row header in comparison tables. In labeled tables, the other cells have their column's label. */
function Cell({ columns, index, isLabelled, children }: CellProps) {
  if (index === 0 && columns.length > 2 && !isLabelled) return <th scope="row">{children}</th>;
  // A label alone would say that its value is missing.
  const hasLabel = isLabelled && index > 0 && (Boolean(children) || children === 0);
  return <td data-label={hasLabel ? columns[index]?.label : undefined}>{children}</td>;
}
