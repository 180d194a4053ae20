import { expect, it } from 'vitest';
import { breakNames } from './break-names.ts';
import { readHtml, writeHtml } from './html-tokens.ts';
import { sectionsOf } from './sections.ts';

const broken = (html: string) => writeHtml(breakNames(readHtml(html)));

it('breaks long names in cells and headings, and nowhere else', () => {
  expect(broken('<td><code>DATABASE_CONNECTION_TIMEOUT</code></td>')).toBe(
    '<td><code>DATABASE_<wbr>CONNECTION_<wbr>TIMEOUT</code></td>',
  );
  expect(broken('<h2 id="a">/api/admin/features</h2><p>/api/admin/features</p>')).toBe(
    '<h2 id="a">/api/admin/<wbr>features</h2><p>/api/admin/features</p>',
  );
});

it('keeps the name of a row whole as long as it is not very long', () => {
  const row = (first: string, second: string) => `<tr><td>${first}</td><td>${second}</td></tr>`;
  expect(broken(row('fetchTogglesInterval', 'fetchTogglesInterval'))).toBe(
    row('fetchTogglesInterval', 'fetchToggles<wbr>Interval'),
  );
  expect(broken(row('synchronousFetchOnInitialisation', ''))).toBe(
    row('synchronousFetchOn<wbr>Initialisation', ''),
  );
});

it('keeps references of characters and what the text says', () => {
  const html = '<h2>Optional&lt;CompletableFuture&gt;</h2>';
  expect(broken(html)).toBe('<h2>Optional&lt;<wbr>Completable<wbr>Future&gt;</h2>');
  const sections = sectionsOf(breakNames(readHtml(html)), 'Types');
  expect(sections).toEqual(sectionsOf(readHtml(html), 'Types'));
});
