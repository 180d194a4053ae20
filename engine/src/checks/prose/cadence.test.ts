import { describe, expect, it } from 'vitest';
import { createCheckCadence } from './cadence.ts';

const checkCadence = createCheckCadence(['This', 'Otherwise', 'For example']);
const CHOPPY = 'The lamp is on. The door is open. The keeper sleeps. The sea is calm.';
const CONNECTED =
  'When the keeper lights the lamp at dusk, the beam reaches ships that are twenty miles away. This helps them. Otherwise, they wait.';

/** Returns the problems of a page with the same paragraph several times, on lines 1, 2, and so on. */
function problemsOf(text: string, times: number, column = 1) {
  const lines = Array.from({ length: times }, (_, index) => index + 1);
  return checkCadence(
    lines.map((line) => ({ text, place: { file: 'docs/page.md', line, column } })),
  );
}

describe('cadence', () => {
  it('accepts sentences of different lengths that point back', () => {
    expect(problemsOf(CONNECTED, 10)).toEqual([]);
  });

  it('warns once of short sentences in a row, and quotes the first ones', () => {
    expect(problemsOf(CHOPPY, 5)).toMatchObject([
      {
        severity: 'warning',
        place: { line: 1 },
        message:
          '100% of this page\'s sentences are in a run of three short ones, such as "The lamp is on. The door is open. The keeper sleeps."',
      },
    ]);
  });

  it('warns once if hardly any sentence points back, and quotes the first one', () => {
    const long = `${'The keeper of the lighthouse reads a book about ships and the sea tonight. '.repeat(3)}`;
    expect(problemsOf(long.trim(), 8)).toMatchObject([
      {
        severity: 'warning',
        place: { line: 1 },
        message:
          'Only 0% of this page\'s sentences point back to the one before, unlike "The keeper of the lighthouse reads a book about ships and the sea tonight."',
      },
    ]);
  });

  it('compares whole words', () => {
    const page =
      'The lamp is on. Thistle grows on the rocks near the lighthouse, where nobody ever walks.';
    expect(problemsOf(page, 16)).toHaveLength(1);
    expect(problemsOf(page.replace('Thistle', 'This'), 16)).toEqual([]);
  });

  it('ignores short pages and steps', () => {
    expect(problemsOf(CHOPPY, 3)).toEqual([]);
    expect(problemsOf(CHOPPY, 9, 4)).toEqual([]);
  });
});
