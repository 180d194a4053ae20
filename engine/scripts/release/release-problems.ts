/** Checks whether a version is ready for release: its number, its changelog, and the files in its package. */

export interface Manifest {
  name: string;
  version: string;
  license?: string;
  repository?: unknown;
  bin?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string | Readonly<Record<string, string | readonly string[]>>>>;
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Returns problems with the version's number.
 *
 * @param released versions that have already been released
 */
export function versionProblems(
  { version }: Pick<Manifest, 'version'>,
  released: readonly string[],
): string[] {
  if (!VERSION.test(version)) return [`engine/package.json: "${version}" isn't a version`];
  const isNewer = released.every((other) => compareVersions(version, other) > 0);
  return isNewer ? [] : [`engine/package.json: ${version} isn't newer than all released versions`];
}

/** Compares two versions. Returns a positive number if `a` is newer than `b`. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Returns problems with a version's section in the changelog. */
export function changelogProblems(changelog: string, version: string): string[] {
  const unreleased = sectionOf(changelog, '## [Unreleased]');
  const own = sectionOf(changelog, `## [${version}] - `);
  const problems: string[] = [];
  if (unreleased === undefined) problems.push('has no section "## [Unreleased]"');
  else if (/^- /m.test(unreleased)) problems.push(`still has entries under "Unreleased"`);
  if (own === undefined) problems.push(`has no section "## [${version}] - <date>"`);
  else if (!/^\d{4}-\d\d-\d\d\n/.test(own)) problems.push(`has no date beside ${version}`);
  else if (!/^- /m.test(own)) problems.push(`has no entries for ${version}`);
  if (!changelog.includes(`\n[${version}]: https://`)) {
    problems.push(`has no link "[${version}]: https://…" at its end`);
  }
  return problems.map((problem) => `CHANGELOG.md: ${problem}`);
}

/** Returns the text of a section, from its heading to the next heading of the same level. */
function sectionOf(changelog: string, heading: string): string | undefined {
  return changelog.split(`\n${heading}`)[1]?.split('\n## ')[0];
}

/** Matches files that aren't part of the engine, and folders with files for tests. */
const UNWANTED =
  /\.test\.|\.snap$|(?:^|\/)(?:__snapshots__|fixtures|tests)\/|^(?:docs|e2e|bench|scripts)\//;

/**
 * Returns problems with the files in the package.
 *
 * @param files paths of these files, relative to the package's folder
 */
export function packageProblems(manifest: Manifest, files: readonly string[]): string[] {
  const targets = [manifest.bin ?? {}, ...Object.values(manifest.exports)].flatMap(pathsIn);
  const required = ['LICENSE', 'README.md', 'package.json', ...targets];
  const missing = required.filter((target) => !files.some((file) => matches(target, file)));
  return [
    ...missing.map((file) => `has no ${file}`),
    ...files.filter((file) => UNWANTED.test(file)).map((file) => `contains ${file}`),
    ...(manifest.license === undefined ? ['has no license'] : []),
    ...(manifest.repository === undefined ? ['has no repository'] : []),
  ].map((problem) => `${manifest.name}: ${problem}`);
}

/** Returns problems with the versions in a plugin's package, which is released together with the engine. */
export function pluginProblems(
  { name, version, peerDependencies }: Pick<Manifest, 'name' | 'version' | 'peerDependencies'>,
  engine: Pick<Manifest, 'name' | 'version'>,
): string[] {
  const required = peerDependencies?.[engine.name];
  return [
    ...(version === engine.version ? [] : [`${name}: has version ${version}`]),
    ...(required === engine.version ? [] : [`${name}: requires ${engine.name} ${required}`]),
  ];
}

/** Returns the paths in a manifest's entry, without a leading `./`. */
function pathsIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry.replace(/^\.\//, '')];
  return Object.values(entry as object).flatMap(pathsIn);
}

/** True if a file's path matches. `*` stands for any text. */
function matches(target: string, file: string): boolean {
  const [start = '', end] = target.split('*');
  return end === undefined ? file === target : file.startsWith(start) && file.endsWith(end);
}
