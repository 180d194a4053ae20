/** Where npm finds the engine for a new site. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Specifiers of local files: `file:vendor/a.tgz`, `./vendor/a.tgz`, `/srv/a.tgz`. */
const FILE = /^(?:file:(?:\/\/)?|(?=\.{0,2}\/))(.+)$/;
/** Specifiers that mean something only in the project that contains them. */
const PROJECT = /^(?:link|portal|workspace|catalog):/;

/**
 * Returns the dependency on the engine for a site in `folder`. If the engine is installed in a project, it's that
 * project's dependency. Otherwise, it's the engine's folder. A name and a version alone could install someone else's
 * package, because the engine isn't in the registry.
 *
 * @param engine absolute path of the engine's package
 */
export function engineSpecifier(folder: string, engine: string): string {
  const [project = '', ...inside] = engine.split(`${path.sep}node_modules${path.sep}`);
  const installed = inside.length === 0 ? undefined : dependencyOf(project);
  if (installed === undefined || PROJECT.test(installed)) return fileSpecifier(folder, engine);
  const file = FILE.exec(installed)?.[1];
  return file === undefined ? installed : fileSpecifier(folder, path.resolve(project, file));
}

function dependencyOf(project: string): string | undefined {
  const file = path.join(project, 'package.json');
  if (!existsSync(file)) return undefined;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
    devDependencies?: Readonly<Record<string, string>>;
  };
  return dependencies?.pagewright ?? devDependencies?.pagewright;
}

function fileSpecifier(folder: string, target: string): string {
  return `file:${path.relative(folder, target).split(path.sep).join('/')}`;
}
