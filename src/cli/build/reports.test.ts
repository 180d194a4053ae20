/** What public bug reports of documentation tools describe: each a small site that is built or checked. */
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { problemsOfCase, readCase, reportCases } from './test-report-case.ts';

/** Cases that fail today. Remove a name once its case passes. */
const OPEN = new Set([
  '01-fence-on-bullet-line',
  '02-comment-in-fence-on-number-line',
  '03-heading-id-in-indented-code',
  '04-callout-in-indented-code',
  '05-prose-line-starts-with-import',
  '06-prose-import-above-tabs-sample',
  '07-import-in-comment',
  '08-several-imports-on-one-line',
  '09-stylesheet-import',
  '11-heading-id-in-quote',
  '12-heading-id-first-level',
  '13-heading-id-in-comment',
  '14-callout-title-in-quote',
  '15-callout-title-with-bracket',
  '16-explicit-id-meets-generated-id',
  '17-explicit-id-twice',
  '18-partial-twice',
  '19-footnotes-of-partial',
  '20-emoji-heading',
  '21-title-with-code',
  '22-title-after-comment',
  '23-colon-before-footnote',
  '24-percent-23-in-file-link',
  '25-source-srcset-with-base',
  '26-named-anchor',
  '27-themed-picture',
  '28-place-of-broken-link',
  '29-relative-video',
  '30-sitemap-date-of-front-matter',
  '31-routes-that-differ-in-case',
  '32-wrong-date-in-feed',
  '33-import-in-markdown-file',
  '34-github-alert',
  '35-callout-with-space',
  '36-links-of-partial',
  '37-links-from-content-root',
  '38-problem-of-partial-once',
  '39-sidebar-shorthand',
]);

describe('public bug reports', () => {
  const root = temporaryFolder();

  it.concurrent.each(reportCases().map((name) => ({ name, title: readCase(name).title })))(
    '$name: $title',
    async ({ name }) => {
      const problems = await problemsOfCase(name, `${root}/${name}`);
      if (OPEN.has(name)) expect(problems).not.toEqual([]);
      else expect(problems).toEqual([]);
    },
  );
});
