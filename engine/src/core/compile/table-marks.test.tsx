import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as texts from '../../shared/texts/english.ts';
import { withNamedMarks } from './table-cells.tsx';

const row = (...cells: readonly string[]) => (
  <tbody>
    <tr>
      {cells.map((cell, column) => (
        <td key={String(column)}>{cell}</td>
      ))}
    </tr>
  </tbody>
);
const namedIn = (...cells: readonly string[]) =>
  renderToStaticMarkup(<table>{withNamedMarks(row(...cells), texts)}</table>);

it('names check marks and the dashes beside them', () => {
  const html = namedIn('Archive', '✓', '–', '6.3');
  expect(html).toContain('<td><span role="img" aria-label="Yes">✓</span></td>');
  expect(html).toContain('<td><span role="img" aria-label="No">–</span></td>');
  expect(html).toContain('<td>6.3</td>');
});

it('leaves dashes of other tables as they are', () => {
  expect(namedIn('PORT', '–')).not.toContain('role');
});
