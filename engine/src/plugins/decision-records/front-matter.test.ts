import { expect, it } from 'vitest';
import { parseFrontMatter, printed } from '../../core/test-api.ts';
import { decisionRecords } from './plugin.ts';

const site = {
  config: { editions: [] },
  plugins: { builtIn: [decisionRecords], own: [], codeHash: '' },
};
const read = (decision: string) =>
  parseFrontMatter(`---\ndecision: ${decision}\nlist_decisions: true\n---\n`, 'docs/a.md', site);

it('reads a decision', () => {
  const { frontMatter, problems } = read('{ status: accepted, date: 2022-11-29, area: Backend }');
  expect(problems).toEqual([]);
  expect(frontMatter).toEqual({
    decision: { status: 'accepted', date: '2022-11-29', area: 'Backend' },
    list_decisions: true,
  });
});

it('says what is wrong with a decision', () => {
  expect(printed(read('{ status: agreed, date: 2022-13-45 }').problems)).toMatchInlineSnapshot(`
    "docs/a.md:2:11  decision.area is missing
        Add area: 'Backend'
    docs/a.md:2:21  decision.status must be one of 'proposed', 'accepted', 'superseded', not 'agreed'
        Use status: one of 'proposed', 'accepted', 'superseded'
    docs/a.md:2:35  decision.date must be a date in the form YYYY-MM-DD ('2022-13-45')
        For example, use '2025-02-27'"
  `);
});
