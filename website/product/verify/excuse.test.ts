import { expect, it } from 'vitest';
import { judge } from './excuse.ts';

const tried = [
  { name: 'createTag', contradictions: ['returns 409 instead of 201', 'records tag-created'] },
  { name: 'docs/quickstart.mdx:12', contradictions: ['GET / returns 404'] },
];
const conflict = { about: 'createTag', contradiction: 'returns 409', reason: 'It exists.' };
const page = { about: 'docs/quickstart.mdx', contradiction: 'returns 404', reason: 'No page.' };

it('removes contradictions with a reason from the faults', () => {
  const { judged, unused } = judge(tried, [conflict, page], '6.7.2');
  expect(judged.map(({ faults }) => faults)).toEqual([['records tag-created'], []]);
  expect(judged[0]?.excused).toEqual([conflict]);
  expect(unused).toEqual([]);
});

it("reports exceptions that don't apply, except those for other versions", () => {
  const gone = { ...conflict, contradiction: 'returns 500' };
  const older = { ...gone, versions: ['6.6.0'] };
  expect(judge(tried, [gone, older], '6.7.2').unused).toEqual([gone]);
});
