import { describe, expect, it } from 'vitest';
import { formatProblems, totals } from './format-problems.ts';
import type { Place, Problem } from './problems.ts';

const FILES: Record<string, string> = {
  'docs/a.md': '---\ntitel: Vouchers\n---\n\n# Vouchers\n\nSee [there](nowhere.md).\n',
  'docs/tabs.md': '\t\tone two\n',
  'docs/long.md': `${'x'.repeat(5000)}!${'y'.repeat(5000)}`,
  'site/sidebars.ts': 'export default {\n  main: [\'voucher\', "/gone"],\n};\n',
  'site/site.config.ts': "import { search } from './search.ts';\nexport default { search };\n",
  'site/search.ts': "export const search = { suggestions: ['/gone'] };\n",
  'docs/escape.md': 'a\u001b[31mred\u0000\n',
};

function problem(
  file: string,
  line?: number,
  column?: number,
  changes: Partial<Problem> = {},
): Problem {
  const place: Place = { file, line, column };
  return { severity: 'error', place, message: 'It is wrong', remedy: 'Put it right.', ...changes };
}

const format = (...problems: Problem[]) => formatProblems(problems, (file) => FILES[file]);

describe('formatProblems', () => {
  it('prints warnings, then errors, by file and line, with the lines around and the totals', () => {
    const text = format(
      problem('docs/a.md', 7, 5, { message: 'No page "nowhere.md"', remedy: 'Link to a page.' }),
      problem('docs/a.md', 2, 1, {
        message: 'Unknown key "titel"',
        remedy: 'Use "title".',
      }),
      problem('docs/z.md', undefined, undefined, {
        severity: 'warning',
        message: 'No link leads here',
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "docs/z.md  Warning: No link leads here
        → Put it right.

      docs/a.md:2:1  Unknown key "titel"
        1 | ---
      > 2 | titel: Vouchers
          | ^
        3 | ---
        → Use "title".

      docs/a.md:7:5  No page "nowhere.md"
        6 |
      > 7 | See [there](nowhere.md).
          |     ^
        → Link to a page.

      2 errors, 1 warning
      "
    `);
  });

  it('says nothing when there is nothing to say', () => {
    expect(format()).toBe('');
  });

  it('puts the caret below its character after tabs', () => {
    const [, row = '', caret = ''] = format(problem('docs/tabs.md', 1, 7)).split('\n');
    expect(row.indexOf('two')).toBeGreaterThan(0);
    expect(caret.indexOf('^')).toBe(row.indexOf('two'));
  });

  it('cuts long lines around the place', () => {
    const lines = format(problem('docs/long.md', 1, 5001)).split('\n');
    const row = lines[1] ?? '';
    expect(row.length).toBeLessThan(120);
    expect(row[lines[2]?.indexOf('^') ?? -1]).toBe('!');
  });

  it("shows no frame for a file that can't be read or a line that is not there", () => {
    expect(format(problem('docs/gone.md', 3, 1))).not.toContain('|');
    expect(format(problem('docs/a.md', 300, 1))).not.toContain('|');
  });

  it('shows the line without a caret when the column is not known', () => {
    const text = format(problem('docs/a.md', 5));
    expect(text).toContain('> 5 | # Vouchers');
    expect(text).not.toContain('^');
  });

  it('finds the line by a text near the place, whatever its quotes', () => {
    const near = (text: string) =>
      problem('site/sidebars.ts', undefined, undefined, {
        place: { file: 'site/sidebars.ts', near: text },
      });
    expect(format(near('voucher'))).toContain('site/sidebars.ts:2:10  It is wrong');
    expect(format(near('/gone'))).toContain('site/sidebars.ts:2:21  It is wrong');
    expect(format(near('elsewhere'))).toContain('site/sidebars.ts  It is wrong');
  });

  it('looks in the files that a configuration is divided into', () => {
    const place = { file: 'site/site.config.ts', near: '/gone' };
    const text = format(problem('site/site.config.ts', undefined, undefined, { place }));
    expect(text).toContain('site/search.ts:1:39  It is wrong');
  });

  it('lets no control character through to the terminal', () => {
    const text = format(problem('docs/escape.md', 1, 1, { message: 'Bad \u001b[2J' }));
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('\u0000');
  });

  it('keeps a message and a remedy on one line each', () => {
    const text = format(
      problem('docs/a.md', 1, 1, { message: 'Bad\n::error ::x', remedy: 'Use\r\n::y\u2028::z' }),
    );
    expect(text).toContain('Bad ::error ::x');
    expect(text).toContain('→ Use ::y ::z');
  });

  it('colors on request', () => {
    const text = formatProblems([problem('docs/a.md', 2, 1)], (file) => FILES[file], {
      color: true,
    });
    expect(text).toContain('\u001b[31mIt is wrong');
  });

  it('reads each file once', () => {
    let reads = 0;
    const problems = [problem('docs/a.md', 1), problem('docs/a.md', 2), problem('docs/a.md', 3)];
    formatProblems(problems, (file) => {
      reads += 1;
      return FILES[file];
    });
    expect(reads).toBe(1);
  });
});

describe('totals', () => {
  it.each([
    [['error'], '1 error'],
    [['warning', 'error', 'warning'], '1 error, 2 warnings'],
    [[], ''],
  ] as const)('%j → %s', (severities, expected) => {
    const problems = severities.map((severity, index) => problem('a', index + 1, 1, { severity }));
    expect(totals(problems)).toBe(expected);
  });

  it('counts a problem of a partial once, however many pages use it', () => {
    expect(totals([problem('docs/_note.mdx', 1, 1), problem('docs/_note.mdx', 1, 1)])).toBe(
      '1 error',
    );
  });
});

it('prints many problems of one kind together: the first in full, the others in a line', () => {
  const broken = Array.from(
    { length: 60 },
    (_, index): Problem => ({
      severity: 'error',
      kind: 'broken-link',
      place: { file: `docs/${index < 30 ? 'a' : 'b'}.md`, line: index + 1, column: 1 },
      message: `The link "${index}" leads nowhere`,
      remedy: 'Correct it.',
    }),
  );
  const other: Problem = { ...(broken[0] as Problem), kind: 'orphan', message: 'Lost' };
  const text = formatProblems([...broken, other], () => undefined);
  expect(text.indexOf('Lost')).toBeLessThan(text.indexOf('60 broken links in 2 files'));
  expect(text.match(/^ {2}→ Correct it\.$/gm)).toHaveLength(4);
  expect(text).toContain('\ndocs/a.md:4:1  The link "3" leads nowhere → Correct it.\n');
  expect(text).toContain('\n… and 17 more. To list them, add --all\n');
  expect(text).toMatch(/61 errors \(60 broken links\)\n$/);
  const all = formatProblems([...broken, other], () => undefined, { all: true });
  expect(all.match(/^ {2}→ Correct it\.$/gm)).toHaveLength(61);
});
