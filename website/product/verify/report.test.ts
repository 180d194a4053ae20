import { expect, it } from 'vitest';
import { isGreen, reportPage, terminalText, type VerifyReport } from './report.ts';

const reason = { about: 'getBook', contradiction: 'returns 404', reason: 'Lent.' };

function reportWith(faults: readonly string[]): VerifyReport {
  return {
    version: '6.7.2',
    day: '2026-03-02',
    sections: [
      {
        what: 'open-source operations',
        judged: [
          { name: 'createBook', contradictions: [], faults: [], excused: [] },
          { name: 'getBook', contradictions: ['returns 404'], faults: [], excused: [reason] },
          { name: 'deleteBook', contradictions: faults, faults, excused: [] },
        ],
      },
    ],
    unused: [],
    closedSamples: 40,
  };
}

it('counts what is right, what has a reason and what is wrong', () => {
  const page = reportPage(reportWith(['returns 500']));
  expect(page).toContain('| open-source operations (3) | 1 | 1 | 1 |');
  expect(page).toContain('- Lent. (1): `getBook`');
  expect(page).toContain('- deleteBook  returns 500');
});

it('is green without faults and without exceptions that nobody needs', () => {
  expect(isGreen(reportWith([]))).toBe(true);
  expect(isGreen(reportWith(['returns 500']))).toBe(false);
  expect(isGreen({ ...reportWith([]), unused: [reason] })).toBe(false);
});

it('says the coverage in a sentence', () => {
  expect(terminalText(reportWith([]))).toContain(
    'Unleash 6.7.2: 2 of 3 open-source operations (1 with an exception).',
  );
});
