import * as texts from '../../shared/texts/doc.ts';
import type { DecisionEntry } from '../../shared/view.ts';
import { type DataColumn, DataTable } from '../content/DataTable.tsx';
import { Day } from '../content/Day.tsx';
import { STATUSES } from '../doc/PageHeader.tsx';

const COLUMNS: readonly DataColumn[] = [
  { label: texts.decisionRecord },
  { label: texts.decisionArea },
  { label: texts.decisionStatus },
  { label: texts.decisionDate },
];

/** Decision records as a table, below the text of the page that lists them. */
export function DecisionList({ decisions }: { decisions: readonly DecisionEntry[] }) {
  const rows = decisions.map(({ area, title, href, status, date }) => ({
    key: href,
    cells: [
      <a key="title" href={href}>
        {title}
      </a>,
      area,
      STATUSES[status],
      <Day key="date" date={date} />,
    ],
  }));
  return (
    <div className="prose">
      <DataTable columns={COLUMNS} rows={rows} isLabelled />
    </div>
  );
}
