import { describe, expect, it } from 'vitest';
import { assignHeadingIds, type HeadingSlot, headingMark } from './assign-heading-ids.ts';
import { readHtml, writeHtml } from './html-tokens.ts';

const heading = (text: string, changes: Partial<HeadingSlot> = {}): HeadingSlot => ({
  kind: 'heading',
  level: 2,
  id: undefined,
  text,
  isOpen: false,
  place: { file: 'docs/a.md', line: 1, column: 1 },
  ...changes,
});

function name(drawn: readonly HeadingSlot[], before = '') {
  const tags = drawn.map(({ text }, use) => `<h2 id="${headingMark(use, 'id')}">${text}</h2>`);
  const { tokens, headings, problems } = assignHeadingIds(readHtml(before + tags.join('')), drawn);
  return { html: writeHtml(tokens), ids: headings.map(({ id }) => id), headings, problems };
}

it('puts ids and texts where the theme wants them', () => {
  const [id, text] = [headingMark(0, 'id'), headingMark(0, 'text')];
  const html = `<div><h2 id="${id}">A "b" &amp; <svg><text>c</text></svg>d</h2><a href="#${id}" title="${text}">#</a></div>`;
  const named = assignHeadingIds(readHtml(html), [heading('', { isOpen: true })]);
  expect(writeHtml(named.tokens)).toBe(
    '<div><h2 id="a-b--d">A "b" &amp; <svg><text>c</text></svg>d</h2><a href="#a-b--d" title="A &quot;b&quot; &amp; d">#</a></div>',
  );
  expect(named.headings).toMatchObject([{ level: 2, id: 'a-b--d', html: 'A "b" &amp; d' }]);
});

it('leaves out headings that a component hides', () => {
  expect(assignHeadingIds([], [heading('A')]).headings).toEqual([]);
});

describe('ids', () => {
  it('are composed, as people type them', () => {
    expect(name([heading('Re\u0301sume\u0301')]).ids).toEqual(['résumé']);
  });

  it('differ, whatever they are made of', () => {
    const partial = heading('Steps');
    expect(name([heading('Setup'), heading('First', { id: 'setup' })]).ids).toEqual([
      'setup-1',
      'setup',
    ]);
    expect(name([partial, heading('Steps'), partial]).ids).toEqual(['steps', 'steps-1', 'steps-2']);
    const explicit = heading('A', { id: 'a' });
    expect(name([explicit, explicit]).ids).toEqual(['a', 'a-1']);
    expect(name([heading('Old')], '<a id="old"></a>').ids).toEqual(['old-1']);
  });

  it('don’t depend on what expressions say', () => {
    expect(name([heading('A', { isOpen: true }), heading('A')]).ids).toEqual(['a-1', 'a']);
  });

  it('of elements give way to explicit ones', () => {
    const { html } = name([heading('A', { id: 'a' })], '<a id="a" href="/"></a>');
    expect(html).toBe('<a href="/"></a><h2 id="a">A</h2>');
  });

  it('are never empty', () => {
    expect(name([heading('🎉'), heading('!')]).ids).toEqual(['section', 'section-1']);
  });

  it('that two headings have are an error with both places', () => {
    const place = { file: 'docs/_b.md', line: 4, column: 1 };
    const { problems } = name([heading('A', { id: 'x' }), heading('B', { id: 'x', place })]);
    expect(problems).toEqual([
      {
        severity: 'error',
        place,
        message: 'The id "x" is already used by the heading at docs/a.md:1',
        remedy: 'Give one of the headings a different id.',
      },
    ]);
  });
});
