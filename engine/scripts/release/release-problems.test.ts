import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  changelogProblems,
  type Manifest,
  packageProblems,
  pluginProblems,
  versionProblems,
} from './release-problems.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-12-01

### Added

- A theme for print.

## [1.1.0] - 2026-11-01

- Something else.

[1.2.0]: https://github.com/pagewright/pagewright/releases/tag/v1.2.0
[1.1.0]: https://github.com/pagewright/pagewright/releases/tag/v1.1.0
`;

it('accepts a version that is newer than all others, and nothing else', () => {
  const problems = (version: string) => versionProblems({ version }, ['1.1.9', '1.2.0']);
  expect(problems('1.2.1')).toEqual([]);
  expect(problems('1.10.0')).toEqual([]);
  for (const version of ['1.2.0', '1.1.10', '0.9.0']) {
    expect(problems(version)).toEqual([
      `engine/package.json: ${version} isn't newer than all released versions`,
    ]);
  }
  expect(problems('1.2')).toEqual([`engine/package.json: "1.2" isn't a version`]);
});

it.each([
  ['nothing', '', '', []],
  ['the section', '## [1.2.0] - 2026-12-01', '## 1.2', ['has no section "## [1.2.0] - <date>"']],
  ['the date', '2026-12-01', 'soon', ['has no date beside 1.2.0']],
  ['the entries', '- A theme for print.', '', ['has no entries for 1.2.0']],
  ['the link', '\n[1.2.0]: https', '\n', ['has no link "[1.2.0]: https://…" at its end']],
  ['the place for new entries', '## [Unreleased]', '', ['has no section "## [Unreleased]"']],
  [
    'the move of new entries',
    '## [Unreleased]\n',
    '## [Unreleased]\n\n- New.\n',
    ['still has entries under "Unreleased"'],
  ],
])('notices when %s is missing from the changelog', (_, from, to, expected) => {
  const problems = changelogProblems(CHANGELOG.replace(from, to), '1.2.0');
  expect(problems).toEqual(expected.map((problem) => `CHANGELOG.md: ${problem}`));
});

const MANIFEST: Manifest = {
  name: 'x',
  version: '1.0.0',
  license: 'MIT',
  repository: {},
  bin: { x: 'bin/x.js' },
  exports: {
    '.': { types: ['./types/index.d.ts'], default: './src/index.ts' },
    './theme/*': './src/theme/*.tsx',
  },
};
const FILES = [
  ...['LICENSE', 'README.md', 'package.json', 'bin/x.js', 'types/index.d.ts', 'src/index.ts'],
  'src/theme/Tabs.tsx',
];

it('notices files that the package lacks, and files that belong to tests', () => {
  expect(packageProblems(MANIFEST, FILES)).toEqual([]);
  for (const [file, missing] of [
    ...FILES.slice(0, -1).map((file) => [file, file] as const),
    ['src/theme/Tabs.tsx', 'src/theme/*.tsx'] as const,
  ]) {
    const others = FILES.filter((each) => each !== file);
    expect(packageProblems(MANIFEST, others)).toEqual([`x: has no ${missing}`]);
  }
  for (const file of ['src/a.test.ts', 'src/x/tests/a.ts', 'e2e/a.ts', 'src/__snapshots__/a']) {
    expect(packageProblems(MANIFEST, [...FILES, file])).toEqual([`x: contains ${file}`]);
  }
  const { license: _, ...unlicensed } = MANIFEST;
  expect(packageProblems(unlicensed, FILES)).toEqual(['x: has no license']);
});

it("notices when a plugin's package has a different version, or requires one", () => {
  const engine = { name: 'pagewright', version: '1.0.0' };
  const problems = (version: string, pagewright: string) =>
    pluginProblems({ name: 'x', version, peerDependencies: { pagewright } }, engine);
  expect(problems('1.0.0', '1.0.0')).toEqual([]);
  expect(problems('0.9.0', '1.0.0')).toEqual(['x: has version 0.9.0']);
  expect(problems('1.0.0', '0.9.0')).toEqual(['x: requires pagewright 0.9.0']);
});

it.each(['engine', 'packages/remote-documents'])(
  'has the license of the repository in %s',
  (folder) => {
    expect(readFileSync(`${folder}/LICENSE`, 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
  },
);
