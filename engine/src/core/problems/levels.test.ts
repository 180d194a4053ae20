import { expect, it } from 'vitest';
import { type LevelSettings, withLevels } from './levels.ts';
import type { Problem } from './problems.ts';

const SETTINGS: LevelSettings = {
  links: { broken: 'warn', anchors: 'ignore', orphans: 'error' },
  frontMatter: { unknown: 'error' },
  markdown: { blocked: 'error' },
};

const problem = (changes: Partial<Problem>): Problem => ({
  severity: 'error',
  place: { file: 'docs/a.md' },
  message: 'Wrong',
  remedy: 'Correct it.',
  ...changes,
});

it('gives problems the severity of their kind', () => {
  const severities = (problems: readonly Problem[]) =>
    withLevels(problems, SETTINGS).map(({ kind, severity }) => [kind, severity]);
  expect(
    severities([
      problem({}),
      problem({ kind: 'broken-link' }),
      problem({ kind: 'broken-anchor' }),
      problem({ kind: 'orphan' }),
      problem({ kind: 'orphan', severity: 'warning' }),
      problem({ kind: 'repeated-text', severity: 'warning' }),
    ]),
  ).toEqual([
    [undefined, 'error'],
    ['broken-link', 'warning'],
    ['orphan', 'error'],
    ['orphan', 'warning'],
    ['repeated-text', 'warning'],
  ]);
});
