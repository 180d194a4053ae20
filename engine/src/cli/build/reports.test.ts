/** Builds or checks small sites based on public bug reports about documentation tools. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandResult, siteFolder } from '../testing.ts';
import {
  buildSharedSite,
  canShareSite,
  problemsInSharedSite,
  problemsOfCase,
  readCase,
  reportCases,
} from './test-report-case.ts';

const withTitles = (names: readonly string[]) =>
  names.map((name) => [name, readCase(name).title] as const);

describe('public bug reports about pages', () => {
  let root: string;
  let result: CommandResult;
  beforeAll(async () => {
    root = await siteFolder();
    result = await buildSharedSite(root);
  });

  it.each(withTitles(reportCases().filter(canShareSite)))('%s: %s', (name) => {
    expect(problemsInSharedSite(name, root, result)).toEqual([]);
  });
});

describe('public bug reports about sites', () => {
  const alone = reportCases().filter((name) => !canShareSite(name));
  it.each(withTitles(alone))('%s: %s', async (name) => {
    expect(await problemsOfCase(name, await siteFolder())).toEqual([]);
  });
});
