import { expect, it } from 'vitest';
import { packIndex, type SerializedIndex, unpackIndex } from './search-postings.ts';

function indexOf(terms: SerializedIndex['index'], documents: number): SerializedIndex {
  const numbers = Array.from({ length: documents }, (_, document) => document);
  return {
    documentCount: documents,
    documentIds: Object.fromEntries(numbers.map((document) => [document, document])),
    fieldLength: Object.fromEntries(numbers.map((document) => [document, [document % 7, 2]])),
    index: terms,
  };
}

it('gives back what was packed: steps of every size, counts of several digits, several fields', () => {
  const all = Object.fromEntries(
    Array.from({ length: 300 }, (_, step) => [(step * (step + 1)) / 2, 1 + ((step * 37) % 1234)]),
  );
  const index = indexOf(
    [
      ['über_99', { 0: { 0: 1, 28: 1, 29: 12, 57: 1, 58: 100, 899: 1, 45000: 3 } }],
      ['a', { 0: { 5: 1 }, 6: all }],
      ['9', { 3: { 44999: 9 } }],
    ],
    45_001,
  );
  const sorted = [...index.index].sort(([one], [other]) => (one < other ? -1 : 1));
  const packed = JSON.parse(JSON.stringify(packIndex(index)));
  expect(unpackIndex(packed)).toEqual({ ...index, index: sorted });
});

it('packs an index without terms', () => {
  expect(unpackIndex(packIndex(indexOf([], 0)))).toEqual(indexOf([], 0));
});

it('takes a few characters for each document', () => {
  const counts = Object.fromEntries(Array.from({ length: 1000 }, (_, each) => [each * 20, 1]));
  expect(packIndex(indexOf([['term', { 6: counts }]], 20_000)).postings).toHaveLength(1006);
});
