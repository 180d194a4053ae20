import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withLabels, withRowTitles } from './table-cells.tsx';

const head = (...titles: React.ReactNode[]) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={String(title)}>{title}</th>
      ))}
    </tr>
  </thead>
);

const body = (...rows: React.ReactNode[][]) => (
  <tbody>
    {rows.map((cells, row) => (
      <tr key={String(row)}>
        {cells.map((cell, column) => (
          <td key={String(column)}>{cell}</td>
        ))}
      </tr>
    ))}
  </tbody>
);

const port = [<code key="name">PORT</code>, 'number or a name', 'none'];

it('puts the title of its column into every cell but the first', () => {
  const parts = [head('Name', 'Type', 'Default'), body(port)];
  expect(renderToStaticMarkup(<table>{withLabels(parts)}</table>)).toContain(
    '<td><code>PORT</code></td><td data-label="Type">number or a name</td><td data-label="Default">none</td>',
  );
});

it('leaves empty cells without a label', () => {
  const parts = [head('Name', 'Type', 'Default'), body([port[0], port[1], undefined])];
  expect(renderToStaticMarkup(<table>{withLabels(parts)}</table>)).toContain(
    '<td data-label="Type">number or a name</td><td></td>',
  );
});

it('takes titles in code, and words among the names', () => {
  const title = <code key="type">type</code>;
  const rows = [port, port, ['Everything else', 'text', 'none']];
  const parts = [head('Name', title, 'Default'), body(...rows)];
  expect(renderToStaticMarkup(<table>{withLabels(parts)}</table>)).toContain(
    '<td>Everything else</td><td data-label="type">text</td><td data-label="Default">none</td>',
  );
});

it('takes names in words where most rows of four columns hold longer texts', () => {
  const titles = head('Role', 'In short', 'Level', 'Editions');
  const admin = ['Admin', 'May do everything on this server', 'root', 'all'];
  const viewer = ['Viewer', 'Reads', 'root', 'all'];
  expect(withLabels([titles, body(admin, viewer)])).toBeDefined();
  expect(withLabels([titles, body(admin, viewer, viewer)])).toBeUndefined();
});

it('takes two columns where a name leaves no room for the second', () => {
  const long = <code key="name">/api/client/register/and/more</code>;
  const titles = head('Path', 'Counted as');
  expect(withLabels([titles, body([long, 'register'])])).toBeDefined();
  expect(withLabels([titles, body([<code key="name">/api</code>, 'other'])])).toBeUndefined();
});

it('takes two columns of calls whose long texts would have less than half of a phone', () => {
  const call = <code key="call">startService(config)</code>;
  const long = 'Does the same, then waits until it has lamps from the server or from a bootstrap.';
  const titles = head('Call', 'What it does');
  expect(withLabels([titles, body([call, long])])).toBeDefined();
  expect(withLabels([titles, body([call, 'Waits until it has lamps.'])])).toBeUndefined();
  const short = <code key="call">start(config)</code>;
  expect(withLabels([titles, body([short, long])])).toBeUndefined();
});

it('takes names in words where most rows of three columns hold long phrases', () => {
  const titles = head('API', 'Use it for', 'Token');
  const admin = ['Store API', 'Everything the store can do: lamps, orders, settings', 'Personal'];
  const client = ['Guest API', 'Price lists', 'Guest token'];
  expect(withLabels([titles, body(admin, client)])).toBeDefined();
  expect(withLabels([titles, body(admin, client, client)])).toBeUndefined();
});

it('leaves tables alone that are no lists of names', () => {
  const titles = head('Name', 'Type', 'Default');
  expect(withLabels([titles, body(['Port', 'number', 'none'])])).toBeUndefined();
  expect(withLabels([titles, body(port, ['A', 'b', 'c'], ['D', 'e', 'f'])])).toBeUndefined();
  expect(withLabels([head('', 'Type', 'Default'), body(port)])).toBeUndefined();
});

it('leaves short values beside each other, where their columns fit', () => {
  const titles = ['Reader', 'Place, 1 to 100', 'At 25%', 'At 100%'];
  const reader = [<code key="name">reader-1045</code>, '89', 'off', 'on'];
  expect(withLabels([head(...titles), body(reader, reader)])).toBeUndefined();
  const unknown = [...reader.slice(0, 3), <Mark key="mark" />];
  expect(withLabels([head(...titles), body(reader, unknown)])).toBeDefined();
  const long = [...reader.slice(0, 3), 'on, as for all'.repeat(2)];
  expect(withLabels([head(...titles), body(reader, long)])).toBeDefined();
  expect(withLabels([head(...titles.slice(0, 3), 'Percentage'), body(reader)])).toBeUndefined();
  expect(withLabels([head(...titles, 'Administrators'), body([...reader, 'on'])])).toBeDefined();
});

function Mark() {
  return <b>yes</b>;
}

it('titles rows of tables that compare, where they have a name', () => {
  const parts = [head('', 'Free', 'Paid'), body(['Lamps', '10', '100'], [undefined, '1', '2'])];
  expect(renderToStaticMarkup(<table>{withRowTitles(parts)}</table>)).toContain(
    '<td scope="row">Lamps</td><td>10</td><td>100</td></tr><tr><td></td><td>1</td>',
  );
});

it('leaves the rows of two columns without titles', () => {
  const parts = [head('Fact', 'Value'), body(['Port', '4242'])];
  expect(renderToStaticMarkup(<table>{withRowTitles(parts)}</table>)).toContain('<td>Port</td>');
});
