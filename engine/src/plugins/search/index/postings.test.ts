import { expect, it } from 'vitest';
import { decodePostings, encodePostings } from './postings.ts';

it('decodes the lists that it has encoded, for any distance between sections', () => {
  const sections = [
    [0, 1, 2],
    [],
    [79, 80, 81, 161, 1172, 1173, 2500, 9000, 65_000],
    [5],
    Array.from({ length: 300 }, (_, index) => index * index),
  ];
  const text = encodePostings(
    sections.map((list) => ({ sections: list, scores: list.map(() => 1) })),
  );
  const { starts, sections: read } = decodePostings(
    JSON.parse(JSON.stringify(text)),
    sections.length,
  );
  expect(sections.map((_, term) => [...read.slice(starts[term], starts[term + 1])])).toEqual(
    sections,
  );
});

it('keeps scores within a fifth, and in order', () => {
  const scores = [0.03, 0.5, 0.7, 1, 4, 20, 300];
  const text = encodePostings([{ sections: [...scores.keys()], scores }]);
  const read = [...decodePostings(text, 1).scores];
  for (const [index, score] of scores.entries()) {
    expect(Math.abs((read[index] ?? 0) / score - 1)).toBeLessThan(0.2);
  }
  expect(read).toEqual([...read].sort((a, b) => a - b));
});
