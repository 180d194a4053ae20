import { Details } from 'pagewright/theme/blocks';
import { dayText, REPORTS } from '../../proof/report.ts';
import { FactTable } from '../tables.tsx';

/** Renders what each command checked, with the date and the server's version. */
export function CheckedRuns() {
  const rows = REPORTS.flatMap(({ command, day, server, tried }) =>
    tried.map(({ what, correct, exceptions, incorrect }) => ({
      key: `${command} ${what}`,
      cells: [
        what.charAt(0).toUpperCase() + what.slice(1),
        correct,
        exceptions,
        incorrect,
        `Unleash ${server}, ${dayText(day)}`,
        <code key="command">{command}</code>,
      ],
    })),
  );
  const titles = ['Checked', 'Correct', 'Exceptions', 'Failed', 'With', 'Command'];
  return <FactTable titles={titles} rows={rows} isLabelled />;
}

/** Renders what didn't match the pages. */
export function CheckFailures() {
  const failures = REPORTS.flatMap((report) => report.failures);
  if (failures.length === 0) return <p>Nothing failed in the runs above.</p>;
  return (
    <ul>
      {failures.map((failure) => (
        <li key={failure}>{failure}</li>
      ))}
    </ul>
  );
}

/** Renders the reasons for exceptions, each with what it applies to. */
export function CheckExceptions() {
  return REPORTS.flatMap(({ command, exceptions }) =>
    exceptions.map(({ reason, names, count }) => {
      const title = `${reason} (${count})`;
      if (names.length === 0) return <p key={command + reason}>{title}</p>;
      return (
        <Details key={command + reason} summary={title}>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Details>
      );
    }),
  );
}
