import { describe, expect, it } from 'vitest';
import { readHtml } from '../../compile/html/html-tokens.ts';
import { sectionsOf } from '../../compile/html/sections.ts';
import { questionsOf } from './questions.ts';

/** Returns the questions on a page titled "Lamps" with this body. */
const questionsIn = (html: string) => questionsOf(sectionsOf(readHtml(html), 'Lamps'));

describe('questions of a page', () => {
  it('are headings that end with a question mark, answered by what readers see below', () => {
    const html = `<p>Before.</p>
      <h2 id="what">What is a <code>lamp</code>?</h2><p>A <b>switch</b>; <code>&lt;on&gt;</code> or off.</p>
      <h3 id="more">In short</h3><p>On.</p>
      <h2 id="other">Limits</h2><p>None.</p>
      <h2 id="when">When do I use it?</h2><ul><li>Today</li><li>Tomorrow</li></ul>`;
    expect(questionsIn(html)).toEqual([
      {
        question: 'What is a lamp?',
        anchor: 'what',
        answer: 'A switch; <on> or off. In short: On.',
      },
      { question: 'When do I use it?', anchor: 'when', answer: 'Today Tomorrow' },
    ]);
  });

  it('may stand deeper, below a heading that is none', () => {
    const html = `<h2>Should you?</h2><p>Yes.</p><h2>Questions</h2>
      <h3>Which?</h3><p>This.</p><h3>Where?</h3><p>Here.</p><h2>End</h2><p>Not part of it.</p>`;
    expect(questionsIn(html).map(({ answer }) => answer)).toEqual(['This.', 'Here.']);
  });

  it('are none when there is one alone, or none is answered', () => {
    expect(questionsIn('<h2>Why?</h2><p>Because.</p><h2>End</h2>')).toEqual([]);
    expect(questionsIn('<h2>Why?</h2><h2>How?</h2>')).toEqual([]);
    expect(questionsIn('<p>Really?</p><p>Yes?</p>')).toEqual([]);
  });
});
