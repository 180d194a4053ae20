import type { DecisionEntry } from '../../shared/view.ts';
import { Table } from '../content/blocks.tsx';
import { formatDate } from '../format-date.ts';
import { STATUSES } from './PageHeader.tsx';

/** Decision records as a table, below the text of the page that lists them. */
export function DecisionList({ decisions }: { decisions: readonly DecisionEntry[] }) {
  return (
    <div className="prose">
      <Table>
        <table>
          <thead>
            <tr>
              {['Area', 'Record', 'Status', 'Date'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {decisions.map(({ area, title, href, status, date }) => (
              <tr key={href}>
                <td>{area}</td>
                <td>
                  <a href={href}>{title}</a>
                </td>
                <td>{STATUSES[status]}</td>
                <td>
                  <time dateTime={date}>{formatDate(date)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Table>
    </div>
  );
}
