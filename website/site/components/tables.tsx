import { type DataRow, DataTable } from 'pagewright/theme/DataTable';
import { withCode } from './with-code.tsx';

interface FactTableProps {
  titles: readonly string[];
  rows: readonly DataRow[];
  /** True for a table of names and their properties. Narrow screens show it as one block per row. */
  isLabelled?: boolean;
}

/** Renders data as a table. Titles can contain code in backticks. */
export function FactTable({ titles, ...table }: FactTableProps) {
  const columns = titles.map((title) => ({
    label: title.replaceAll('`', ''),
    title: withCode(title),
  }));
  return <DataTable columns={columns} {...table} />;
}

/**
 * Returns the entries in a group of a data file. If there's no such group, throws an error that lists the
 * existing ones.
 */
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
