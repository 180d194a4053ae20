import { expect, it } from 'vitest';
import { checkReport, isGreen, terminalText, type VerifyReport } from './report.ts';

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
    samples: { 'a-b': '' },
  };
}

it("records what's correct, what has a reason, and what's wrong", () => {
  expect(checkReport(reportWith(['returns 500']))).toEqual({
    command: 'npm run verify',
    day: '2026-03-02',
    server: '6.7.2',
    tried: [{ what: 'open-source operations', correct: 1, exceptions: 1, incorrect: 1 }],
    exceptions: [
      { reason: 'Lent.', names: ['getBook'], count: 1 },
      {
        reason: "Calls an operation of a paid edition, which an Open Source server doesn't have.",
        names: [],
        count: 40,
      },
    ],
    failures: ['deleteBook  returns 500'],
    samples: { 'a-b': '' },
  });
});

it('is green without faults and unused exceptions', () => {
  expect(isGreen(reportWith([]))).toBe(true);
  expect(isGreen(reportWith(['returns 500']))).toBe(false);
  expect(isGreen({ ...reportWith([]), unused: [reason] })).toBe(false);
});

it('states the coverage in a sentence', () => {
  expect(terminalText(reportWith([]))).toContain(
    'Unleash 6.7.2: 2 of 3 open-source operations (1 with an exception).',
  );
});
