/** `pagewright create acme-docs`: writes a small site that's ready to build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import type { CommandOptions } from './options.ts';
import {
  checkTargetFolder,
  nextCommands,
  packageNameFor,
  problem,
  projectFiles,
  writeProject,
} from './project-files.ts';

/** Writes a new site. Throws a `ProblemsError` if the folder's name isn't valid or the folder isn't empty. */
export function runCreate({ positionals }: Pick<CommandOptions, 'positionals'>): void {
  const [name, ...others] = positionals;
  const usage = 'For example, run pagewright create acme-docs';
  if (name === undefined) throw problem('pagewright create', "The site's folder is missing", usage);
  if (others.length > 0) {
    throw problem('pagewright create', 'Only one folder can be created at a time', usage);
  }
  const folder = path.resolve(name);
  const packageName = packageNameFor(folder);
  checkTargetFolder(folder, 'create');
  writeProject(folder, {
    ...projectFiles(folder, packageName),
    ...siteFiles(titleOf(packageName)),
  });
  console.log(`Created a site in ${name}\n\n${nextCommands(folder)}`);
}

/** Returns `Acme docs` for `acme-docs`. */
function titleOf(name: string): string {
  const text = name.replace(/[._-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Files of a new site. */
const TEMPLATE = path.join(ENGINE_ROOT, 'template');

/** Returns the files of a new site with this title. */
function siteFiles(title: string): Record<string, string> {
  const entries = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const text = readFileSync(file, 'utf8').replace('New site', () => title);
      return [path.relative(TEMPLATE, file), text];
    }),
  );
}
