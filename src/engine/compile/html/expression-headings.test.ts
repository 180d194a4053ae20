import Slugger from 'github-slugger';
import { expect, it } from 'vitest';
import { headingMark, nameHeadings } from './expression-headings.ts';

const open = (slot: number) => ({ level: 2, id: headingMark(slot, 'id'), html: '', isOpen: true });

it('puts id and text where the theme wants them', () => {
  const [id, text] = [headingMark(3, 'id'), headingMark(3, 'text')];
  const html = `<div><h2 id="${id}">A "b" &amp; <svg><text>c</text></svg>d</h2><a href="#${id}" title="${text}">#</a></div>`;
  const named = nameHeadings(html, { headings: [open(3)], slugger: new Slugger() });
  expect(named.html).toBe(
    '<div><h2 id="a-b--d">A "b" &amp; <svg><text>c</text></svg>d</h2><a href="#a-b--d" title="A &quot;b&quot; &amp; d">#</a></div>',
  );
  expect(named.headings).toEqual([{ level: 2, id: 'a-b--d', html: 'A "b" &amp; d' }]);
});

it('leaves out headings that nothing has drawn', () => {
  const headings = [open(1), { level: 2, id: 'known', html: 'Known' }];
  expect(nameHeadings('', { headings, slugger: new Slugger() }).headings).toEqual([headings[1]]);
});
