import { expect, it } from 'vitest';
import { atLeast, atMost, bytesAtMost, formatTable, kilobytes, median, remark } from './report.ts';

it('aligns figures and marks those over their budget', () => {
  const table = formatTable([
    {
      title: 'Bytes',
      figures: [atMost('CSS', 9612, 12_288, kilobytes), atMost('HTML', 12_289, 12_288, kilobytes)],
    },
    { title: 'Other', figures: [remark('pages', '29')] },
  ]);
  expect(table).toBe(
    [
      'Bytes',
      '  CSS     9.39 KB  ≤ 12.00 KB  ok',
      '  HTML   12.00 KB  ≤ 12.00 KB  OVER',
      '',
      'Other',
      '  pages        29',
    ].join('\n'),
  );
});

it('warns about bytes that are close to their budget', () => {
  const figures = [bytesAtMost('A', 9500, 10_000), bytesAtMost('B', 9501, 10_000)];
  expect(formatTable([{ title: 'Bytes', figures }])).toBe(
    [
      'Bytes',
      '  A  9.28 KB  ≤ 9.77 KB  ok',
      '  B  9.28 KB  ≤ 9.77 KB  near: over 95% of the budget',
    ].join('\n'),
  );
});

it("supports figures that mustn't be too low", () => {
  expect(atLeast('Share', 0.4, 0.5, String)).toEqual({
    what: 'Share',
    value: '0.4',
    budget: '≥ 0.5',
    isKept: false,
  });
});

it('returns the median', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
});
