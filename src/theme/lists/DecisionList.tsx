import * as texts from '../../shared/texts/doc.ts';
import type { DecisionEntry } from '../../shared/view.ts';
import { Table } from '../content/blocks.tsx';
import { Day } from '../content/Day.tsx';
import { STATUSES } from '../doc/PageHeader.tsx';

const COLUMNS = [
  texts.decisionRecord,
  texts.decisionArea,
  texts.decisionStatus,
  texts.decisionDate,
];

/** Decision records as a table, below the text of the page that lists them. */
export function DecisionList({ decisions }: { decisions: readonly DecisionEntry[] }) {
  return (
    <div className="prose">
      <Table isLabelled>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {decisions.map(({ area, title, href, status, date }) => (
              <tr key={href}>
                <td>
                  <a href={href}>{title}</a>
                </td>
                <td data-label={texts.decisionArea}>{area}</td>
                <td data-label={texts.decisionStatus}>{STATUSES[status]}</td>
                <td data-label={texts.decisionDate}>
                  <Day date={date} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Table>
    </div>
  );
}
