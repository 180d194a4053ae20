import { expect, it } from 'vitest';
import { readHtml } from './html-tokens.ts';
import { sectionsOf } from './sections.ts';

it('divides a page at its headings and keeps the way to each', () => {
  const html = `<p>A voucher is <b>a</b>ny set.</p>
    <div><h2 id="create">Create <code>it</code></h2><a href="#create" aria-label="Direct link">#</a></div>
    <p>First&nbsp;step.</p><h3 id="api">API</h3><p>Call</p><p>it.</p>
    <h2 id="a&amp;b">A &amp; B</h2>`;
  expect(sectionsOf(readHtml(html), 'Vouchers')).toEqual([
    { headings: ['Vouchers'], anchor: undefined, text: 'A voucher is any set.' },
    { headings: ['Vouchers', 'Create it'], anchor: 'create', text: 'First step.' },
    { headings: ['Vouchers', 'Create it', 'API'], anchor: 'api', text: 'Call it.' },
    { headings: ['Vouchers', 'A & B'], anchor: 'a&b', text: '' },
  ]);
});

it('keeps code as it is written, and tables and lists as words', () => {
  const html =
    '<pre><code><span class="line">const a = &lt;T&gt;;</span>\n<span class="line">b()</span></code></pre>' +
    '<table><tr><td>name</td><td><code>LIBRARY_URL</code></td></tr></table><ul><li>one</li><li>two</li></ul>';
  const [section] = sectionsOf(readHtml(html), 'Code');
  expect(section?.text).toBe('const a = <T>; b() name LIBRARY_URL one two');
  expect(section?.code).toEqual(['const a = <T>; b()']);
});

it('names blocks of code as they stand in the text, but not what programs print', () => {
  const html =
    '<p>Run <code>it</code>:</p><pre><code class="language-bash">npm  start\n</code></pre><p>It says:</p>' +
    '<pre><code class="language-text">Cannot\nconnect</code></pre><h2 id="b">B</h2><pre><code>b()</code></pre>';
  const sections = sectionsOf(readHtml(html), 'Code');
  expect(sections.map(({ text, code }) => [text, code])).toEqual([
    ['Run it: npm start It says: Cannot connect', ['npm start']],
    ['b()', ['b()']],
  ]);
});

it('leaves out what is no text of the page', () => {
  const html =
    '<p>a</p><button type="button">Copy</button><svg><text>x</text><svg/></svg><!-- <h2>no</h2> -->' +
    '<p>b <span class="sr-only">hidden <span>in it</span></span></p><h1>Own title</h1><p>2 < 3</p>';
  expect(sectionsOf(readHtml(html), 'Title')).toEqual([
    { headings: ['Title'], anchor: undefined, text: 'a b 2 < 3' },
  ]);
});

it('names what rows of tables begin with in code', () => {
  const html =
    '<table><tr><th>Option</th><th><code>x</code></th></tr><tr><td><code>refresh<wbr>Interval</code> (s)</td>' +
    '<td><code>15</code></td></tr><tr><td>See <code>url</code></td><td>–</td></tr></table>';
  const [section] = sectionsOf(readHtml(html), 'Options');
  expect(section?.names).toEqual(['refreshInterval (s)']);
  expect(section?.text).toBe('Option x refreshInterval (s) 15 See url –');
});

it('makes sections of table rows with ids, and goes on after them', () => {
  const html =
    '<h2 id="db">Database</h2><p>Before.</p><table><tr><th>Name</th></tr>' +
    '<tr id="db-ssl"><td><code>DB_<wbr>SSL</code><br>in code: <code>db.ssl</code></td><td>off</td></tr>' +
    '<tr id="plain"><td>Plain cell</td><td><code>x</code></td></tr></table><p>After.</p><h2 id="b">B</h2>';
  expect(sectionsOf(readHtml(html), 'Settings').slice(1)).toEqual([
    { headings: ['Settings', 'Database'], anchor: 'db', text: 'Before. Name After.' },
    {
      headings: ['Settings', 'Database', 'DB_SSL'],
      anchor: 'db-ssl',
      text: 'DB_SSL in code: db.ssl off',
    },
    { headings: ['Settings', 'Database', 'Plain cell'], anchor: 'plain', text: 'Plain cell x' },
    { headings: ['Settings', 'B'], anchor: 'b', text: '' },
  ]);
});

it('leaves out what is marked as nothing to search for', () => {
  const html =
    '<p>Before.</p><figure data-search-ignore=""><figure><p>Try it</p></figure><pre><code>b()</code></pre></figure><p>After.</p>';
  expect(sectionsOf(readHtml(html), 'Examples')).toEqual([
    { headings: ['Examples'], anchor: undefined, text: 'Before. After.' },
  ]);
});
