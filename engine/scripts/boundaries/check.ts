/** Checks a module's imports against the rules. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { ENGINE_MODULES, ENGINE_ROOT } from '../../src/core/engine-root.ts';
import { packageName } from '../../src/core/files/packages.ts';
import { remember } from '../../src/shared/remember.ts';
import { findImports, type ImportFound } from './imports.ts';

export interface BoundaryRule {
  /** The files that the rule applies to. If several rules match a file, the one with the longest path wins. */
  from: readonly string[];
  /** What these files can import from the repository. They can always import one another. */
  to: readonly string[];
  /**
   * Which packages they can import: any, those from `npm ci --omit=dev` (`dependencies` in package.json), none, or
   * only types. Tests can import any package.
   */
  packages: 'any' | 'shipped' | 'none' | 'types';
  /**
   * Whether they can import Node.js modules. False for code that runs in browsers. Tests can always import them.
   */
  node: boolean;
  /** The reason for the rule. If the rule is broken, the message contains it. */
  because: string;
}

export interface Breach {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/** What a specifier refers to. */
type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node' | 'virtual' };

const REPOSITORY = dirname(ENGINE_ROOT);
const TEST = /\.test(?=\.tsx?$)/;
/**
 * Matches tests and their helpers. They aren't part of the packages: see `files` in each package.json.
 */
const TEST_CODE =
  /(?:\.test|(?:^|\/)(?:testing|test-[^/]+))\.tsx?$|\/plugins\/[^/]+\/tests\/|^packages\/[^/]+\/src\/tests\//;

const ONLY_TESTS = "only tests can import it, because the package doesn't contain it";

const BY_NAME =
  'a package can import other packages only by name, because they can be installed anywhere';

const UNSHIPPED =
  'a site is built and served without development packages, so move it to `dependencies` in the package.json, or into engine/src/checks';

/**
 * Returns the rule violations in a module, in the order of its text.
 *
 * @param file path relative to the repository, with forward slashes
 */
export function checkModule(file: string, text: string, rules: readonly BoundaryRule[]): Breach[] {
  // A test follows the same rule as the module next to it.
  const rule = ruleFor(file.replace(TEST, ''), rules);
  if (rule === undefined) {
    const message = 'has no rule: define in engine/scripts/boundaries/rules.ts what it can import';
    return [{ file, line: 1, column: 1, message }];
  }
  let imports: ImportFound[];
  try {
    imports = findImports(file, text);
  } catch (error) {
    return [{ file, line: 1, column: 1, message: `can't be parsed: ${(error as Error).message}` }];
  }
  return imports.flatMap((found) => {
    const target = resolve(file, found.specifier);
    if (isAllowed(file, found, target, rule)) return [];
    const { specifier, line, column } = found;
    const message = `imports "${specifier}": ${reasonFor(file, specifier, target, rule)}`;
    return [{ file, line, column, message }];
  });
}

function reasonFor(file: string, specifier: string, target: Target, rule: BoundaryRule): string {
  if (isOfTestsAlone(file, target)) return ONLY_TESTS;
  if (leavesPackage(file, specifier, target)) return BY_NAME;
  return target.kind === 'package' && rule.packages === 'shipped' ? UNSHIPPED : rule.because;
}

/** True if code in the package imports code that isn't in the package. */
function isOfTestsAlone(file: string, target: Target): boolean {
  return isInPackage(file) && target.kind === 'file' && TEST_CODE.test(target.path);
}

/** True if code in a package imports a file outside the package by its path. */
function leavesPackage(file: string, specifier: string, target: Target): boolean {
  if (!isInPackage(file) || target.kind !== 'file' || !specifier.startsWith('.')) return false;
  return packageOf(file) !== packageOf(target.path);
}

function isInPackage(file: string): boolean {
  return packageOf(file) !== undefined && !TEST_CODE.test(file);
}

/** Returns the folder of the published package whose code the file belongs to. */
function packageOf(file: string): string | undefined {
  return /^(engine|packages\/[^/]+)\/src\//.exec(file)?.[1];
}

function ruleFor(file: string, rules: readonly BoundaryRule[]): BoundaryRule | undefined {
  let best: { rule: BoundaryRule; length: number } | undefined;
  for (const rule of rules) {
    for (const path of rule.from) {
      if (covers(path, file) && path.length > (best?.length ?? 0))
        best = { rule, length: path.length };
    }
  }
  return best?.rule;
}

function isAllowed(
  file: string,
  { typeOnly, specifier }: ImportFound,
  target: Target,
  rule: BoundaryRule,
): boolean {
  switch (target.kind) {
    case 'virtual':
      return true;
    case 'node':
      return rule.node || TEST_CODE.test(file);
    case 'package':
      if (TEST_CODE.test(file) || rule.packages === 'any') return true;
      if (rule.packages === 'shipped') return typeOnly || isShipped(file, target.name);
      return rule.packages === 'types' && typeOnly;
    case 'file':
      if (isOfTestsAlone(file, target) || leavesPackage(file, specifier, target)) return false;
      return [...rule.from, ...rule.to].some((path) => covers(path, target.path));
  }
}

function covers(path: string, file: string): boolean {
  return path.endsWith('/') ? file.startsWith(path) : file === path;
}

/** Resolves a specifier. In content and components, `@site` and `@theme` stand for the site and the theme. */
function resolve(file: string, specifier: string): Target {
  const clean = specifier.replace(/[?#].*$/, '');
  if (/^\.\.?(?:\/|$)/.test(clean)) {
    return { kind: 'file', path: posix.join(posix.dirname(file), clean) };
  }
  if (clean.startsWith('/')) return { kind: 'file', path: clean.slice(1) };
  if (clean.startsWith('@site/')) return { kind: 'file', path: `website/site/${clean.slice(6)}` };
  if (clean.startsWith('@theme/'))
    return { kind: 'file', path: `engine/src/theme/content/${clean.slice(7)}` };
  const engineModule = Object.keys(ENGINE_MODULES).find(
    (name) => clean === name || clean.startsWith(`${name}/`),
  );
  if (engineModule !== undefined) {
    const place = relative(REPOSITORY, ENGINE_MODULES[engineModule] ?? '');
    return { kind: 'file', path: place.split(sep).join('/') + clean.slice(engineModule.length) };
  }
  const ofRepository = /^@pagewright\/([^/]+)$/.exec(clean)?.[1];
  if (ofRepository !== undefined) {
    return { kind: 'file', path: `packages/${ofRepository}/src/index.ts` };
  }
  if (clean.startsWith('virtual:')) return { kind: 'virtual' };
  return isBuiltin(clean) ? { kind: 'node' } : { kind: 'package', name: clean };
}

/** True if the package.json of the importing package lists the package in its dependencies. Sites use the engine's. */
function isShipped(file: string, specifier: string): boolean {
  const name = packageName(specifier) ?? specifier;
  return Object.hasOwn(dependenciesOf(packageOf(file) ?? 'engine'), name);
}

/** Returns the dependencies of a package in this repository. */
const dependenciesOf = remember((folder: string): object => {
  const manifest = readFileSync(join(REPOSITORY, folder, 'package.json'), 'utf8');
  return JSON.parse(manifest).dependencies;
});
