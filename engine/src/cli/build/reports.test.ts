/** Builds or checks small sites based on public bug reports about documentation tools. */
import { describe, expect, it } from 'vitest';
import { siteFolder } from '../testing.ts';
import { problemsOfCase, readCase, reportCases } from './test-report-case.ts';

describe('public bug reports', () => {
  it.each(reportCases().map((name) => [name, readCase(name).title]))('%s: %s', async (name) => {
    expect(await problemsOfCase(name, await siteFolder())).toEqual([]);
  });
});
