import { type DataRow, DataTable } from 'pagewright/theme/DataTable.tsx';
import { withCode } from './with-code.tsx';

interface FactTableProps {
  titles: readonly string[];
  rows: readonly DataRow[];
  /** True for names with what there is to say about each: a narrow screen shows a block for each row. */
  isLabelled?: boolean;
}

/** A table of data. Titles may hold code in backticks. */
export function FactTable({ titles, ...table }: FactTableProps) {
  const columns = titles.map((title) => ({
    label: title.replaceAll('`', ''),
    title: withCode(title),
  }));
  return <DataTable columns={columns} {...table} />;
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
