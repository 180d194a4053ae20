import { expect, it } from 'vitest';
import { breakNames } from './break-names.ts';
import { readHtml, writeHtml } from './html-tokens.ts';
import { sectionsOf } from './sections.ts';

const broken = (html: string) => writeHtml(breakNames(readHtml(html)));

it('breaks long names in cells and headings, and nowhere else', () => {
  expect(broken('<td><code>DATABASE_CONNECTION_TIMEOUT</code></td>')).toBe(
    '<td><code>DATABASE_<wbr>CONNECTION_<wbr>TIMEOUT</code></td>',
  );
  expect(broken('<h2 id="a">/api/store/products</h2><p>/api/store/products</p>')).toBe(
    '<h2 id="a">/api/store/<wbr>products</h2><p>/api/store/products</p>',
  );
});

it('keeps names in code whole in tables as long as they are not very long', () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const code = (text: string) => `<code>${text}</code>`;
  expect(broken(row(code('fetchRecordsInterval'), code('application/Hostname')))).toBe(
    row(code('fetchRecordsInterval'), code('application/Hostname')),
  );
  expect(broken(row('fetchRecordsInterval', code('synchronousFetchOnInitialisation')))).toBe(
    row('fetchRecords<wbr>Interval', code('synchronous<wbr>FetchOn<wbr>Initialisation')),
  );
  expect(broken(`<h2>${code('fetchRecordsInterval')}</h2>`)).toContain('<wbr>');
});

it('keeps references of characters and what the text says', () => {
  const html = '<h2>Optional&lt;CompletableFuture&gt;</h2>';
  expect(broken(html)).toBe('<h2>Optional&lt;<wbr>Completable<wbr>Future&gt;</h2>');
  const sections = sectionsOf(breakNames(readHtml(html)), 'Types');
  expect(sections).toEqual(sectionsOf(readHtml(html), 'Types'));
});
