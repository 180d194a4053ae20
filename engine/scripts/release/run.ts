/**
 * Command that checks whether the version in `engine/package.json` is ready for release, and prints the commands
 * for releasing it. It doesn't change anything.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  changelogProblems,
  type Manifest,
  packageProblems,
  pluginProblems,
  versionProblems,
} from './release-problems.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const manifestIn = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest;
const manifest = manifestIn('engine');
const { name, version } = manifest;
const plugins = readdirSync(path.join(ROOT, 'packages')).map((folder) => `packages/${folder}`);
const workspaces = ['engine', ...plugins];
const problems = [
  ...versionProblems(manifest, releasedVersions()),
  ...changelogProblems(read('CHANGELOG.md'), version),
  ...dependentProblems(),
  ...(git('status', '--porcelain') === '' ? [] : ['There are changes that are not committed']),
  ...typeProblems(),
  ...plugins.flatMap((folder) => pluginProblems(manifestIn(folder), manifest)),
  ...workspaces.flatMap((folder) => packageProblems(manifestIn(folder), packedFiles(folder))),
];
if (problems.length === 0) {
  console.log(
    `${name} ${version} can be released:\n\n` +
      `  git tag v${version}\n  git push origin v${version}\n  npm publish${workspaces.map((folder) => ` --workspace ${folder}`).join('')}`,
  );
} else {
  for (const problem of problems) console.error(problem);
  process.exitCode = 1;
}

/** Returns the versions that have a tag. */
function releasedVersions(): string[] {
  return git('tag', '--list', 'v*')
    .split('\n')
    .filter((tag) => tag !== '')
    .map((tag) => tag.slice(1));
}

/** Returns problems with the versions that the website depends on. */
function dependentProblems(): string[] {
  const { dependencies } = JSON.parse(read('website/package.json')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return workspaces
    .map((folder) => manifestIn(folder).name)
    .filter((each) => dependencies[each] !== version)
    .map((each) => `website/package.json: requires ${each} ${dependencies[each]}`);
}

function typeProblems(): string[] {
  const { status } = spawnSync('npm', ['run', '--silent', 'types'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status === 0 ? [] : ['The types are wrong: see the messages above'];
}

/** Returns the files that a package would contain. */
function packedFiles(folder: string): string[] {
  const options = { cwd: path.join(ROOT, folder), encoding: 'utf8' } as const;
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], options);
  const [packed] = JSON.parse(printed.slice(printed.indexOf('['))) as [
    { files: readonly { path: string }[] },
  ];
  return packed.files.map((file) => file.path);
}
