import { describe, expect, it } from 'vitest';
import { compareFacts, factsOfText } from './facts-of-text.ts';

const compare = (before: string, after: string, format: 'markdown' | 'mdx' | 'data' = 'mdx') =>
  compareFacts(factsOfText(before, format), factsOfText(after, format));

const PAGE = `---
title: Beams
description: How beams work.
slug: /beams
---

## Turn a beam on {#on}

The \`BEAM_LIMIT\` variable takes up to 500 values. Click **Save**, then read [limits](/limits).

| Name | Meaning |
|---|---|
| \`a\` | The first value. |

<Picture name="beam" alt="A beam." />

\`\`\`ts title="beam.ts"
turnOn(); // starts it
\`\`\`
`;

describe('facts of a page', () => {
  it('ignores wording: prose, headings with an id, titles, alternative texts', () => {
    const reworded = PAGE.replace('takes up to 500 values', 'accepts at most 500 values')
      .replace('Turn a beam on', 'Switch on a beam')
      .replace('How beams work.', 'Learn how beams work.')
      .replace('A beam.', 'A bright beam.')
      .replace('The first value.', 'Comes first.');
    expect(compare(PAGE, reworded)).toEqual({ lost: [], added: [] });
  });

  it.each([
    ['`BEAM_LIMIT`', '`BEAM_MAX`', 'code BEAM_LIMIT', 'code BEAM_MAX'],
    ['500', '5,000', 'number 500', 'number 5,000'],
    ['**Save**', '**Store**', 'label Save', 'label Store'],
    ['(/limits)', '(/beams)', 'link /limits', 'link /beams'],
    [' {#on}', '', 'id on', 'id turn-a-beam-on'],
    ['| `a`', '| a', 'code a', undefined],
    ['name="beam"', 'name="lamp"', 'attribute name=beam', 'attribute name=lamp'],
    [
      'turnOn(); //',
      'turnOff(); //',
      'code line turnOn(); // starts it',
      'code line turnOff(); // starts it',
    ],
    [
      'slug: /beams',
      'slug: /lamps',
      'value at front matter.slug: /beams',
      'value at front matter.slug: /lamps',
    ],
  ])('reports %s turned into %s', (before, after, lost, added) => {
    expect(compare(PAGE, PAGE.replace(before, after))).toEqual({
      lost: [lost],
      added: added === undefined ? [] : [added],
    });
  });

  it('counts repeated facts', () => {
    expect(compare('`a` and `a` and `a`', '`a`').lost).toEqual(['code a (2 times)']);
  });
});

describe('facts of data', () => {
  it('reads strings with spaces as prose and everything else as values', () => {
    const before = 'actions:\n  - target: $.a\n    description: Returns `a` in 5 seconds.\n';
    const after = before.replace('Returns `a` in 5', 'Gives `b` within 5').replace('$.a', '$.b');
    expect(compare(before, after, 'data')).toEqual({
      lost: ['value at .actions.target: $.a', 'code a'],
      added: ['value at .actions.target: $.b', 'code b'],
    });
  });
});
