import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withLabels } from './table-labels.ts';

const head = (...titles: string[]) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title}>{title}</th>
      ))}
    </tr>
  </thead>
);

const body = (name: React.ReactNode) => (
  <tbody>
    <tr>
      <td>{name}</td>
      <td>text</td>
      <td>none</td>
    </tr>
  </tbody>
);

it('puts the title of its column into every cell but the first', () => {
  const parts = [head('Name', 'Type', 'Default'), body(<code>PORT</code>)];
  expect(renderToStaticMarkup(<table>{withLabels(parts)}</table>)).toContain(
    '<td><code>PORT</code></td><td data-label="Type">text</td><td data-label="Default">none</td>',
  );
});

it('leaves tables alone that are no lists of names', () => {
  expect(withLabels([head('Name', 'Type'), body(<code>PORT</code>)])).toBeUndefined();
  expect(withLabels([head('Name', 'Type', 'Default'), body('Port')])).toBeUndefined();
  expect(withLabels([head('', 'Type', 'Default'), body(<code>PORT</code>)])).toBeUndefined();
});
