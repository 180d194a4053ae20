import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { type DataColumn, DataTable } from '../../../theme/content/DataTable.tsx';
import { Day } from '../../../theme/content/inline.tsx';
import * as texts from '../texts.ts';
import { STATUSES } from './DecisionLine.tsx';

const COLUMNS: readonly DataColumn[] = [
  { label: texts.decisionRecord },
  { label: texts.decisionArea },
  { label: texts.decisionStatus },
  { label: texts.decisionDate },
];

/** Renders decision records as a table, below the text of the page that lists them. */
export default function DecisionList({ view: { decisions } }: SlotProps) {
  if (decisions === undefined) return null;
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
