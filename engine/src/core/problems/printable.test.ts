import { expect, it } from 'vitest';
import { formatProblems } from './format-problems.ts';
import { printable, printableLine } from './printable.ts';
import { formatPlace, type Problem, ProblemsError } from './problems.ts';

const HOSTILE = 'a\u001b[31mred\u001b]0;pwn\u0007\u202e\n::error::b';
const SAFE = 'a\ufffd[31mred\ufffd]0;pwn\ufffd\ufffd';

it('replaces control characters', () => {
  expect(printable(HOSTILE)).toBe(`${SAFE}\n::error::b`);
  expect(printableLine(HOSTILE)).toBe(`${SAFE}\ufffd::error::b`);
});

it('is used for all names of files', () => {
  const problem = (number: number): Problem => ({
    severity: 'error',
    kind: 'orphan',
    place: { file: HOSTILE, line: number },
    message: `m${number}`,
    remedy: 'r',
  });
  const all = Array.from({ length: 8 }, (_, number) => problem(number));
  const safePlace = `${SAFE}\ufffd::error::b`;
  expect(formatPlace(problem(1).place)).toBe(`${safePlace}:1`);
  expect(new ProblemsError(all).message).toBe(`${safePlace}:0  m0`);
  for (const text of [
    formatProblems(all, () => undefined),
    formatProblems([problem(3)], () => ''),
  ]) {
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text).not.toMatch(/^::error::/m);
  }
});
