/**
 * `pagewright migrate website --to new-docs`: converts a Docusaurus site, and lists everything that couldn't be
 * migrated.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CommandOptions } from '../options.ts';
import { wantsColor } from '../progress.ts';
import {
  checkTargetFolder,
  nextCommands,
  packageNameFor,
  problem,
  projectFiles,
} from '../project-files.ts';
import { firstDocument } from './convert/navbar.ts';
import { reportNotMigrated } from './convert/not-migrated.ts';
import { convertRedirects } from './convert/redirects.ts';
import { convertSidebars, type Sidebars } from './convert/sidebars.ts';
import { convertConfig } from './convert/site-config.ts';
import { type DocumentPlan, planDocuments } from './read/documents.ts';
import { type DocusaurusSite, readDocusaurusSite } from './read/docusaurus-site.ts';
import { parsedJson } from './read/known-results.ts';
import { readInside } from './read/repository.ts';
import { stylesOf } from './read/stylesheets.ts';
import { dictOf, textValue } from './read/values.ts';
import { type Finding, findingsAsMarkdown, formatFindings, type Report } from './report.ts';
import { copyDocuments } from './write/copy-documents.ts';
import { copyImports } from './write/copy-imports.ts';
import { copyIcon, copyStatic, copyStyles, writeBrand } from './write/copy-static.ts';
import { type NewSite, openNewSite, writeNew } from './write/new-site.ts';
import { printModule } from './write/print-source.ts';

const COMMAND = 'pagewright migrate';
const USAGE = `Run ${COMMAND} <docusaurus folder> --to <new folder>`;

/** The folders of the old and new sites, and whether to print everything. */
export type MigrateOptions = Pick<CommandOptions, 'positionals' | 'to' | 'all'>;

/**
 * Reads the Docusaurus site in a folder, and writes a new site to a different, empty folder. The old site stays as
 * it is, and none of its code runs.
 */
export async function runMigrate(options: MigrateOptions): Promise<void> {
  const { from, to, all } = foldersOf(options);
  const name = packageNameFor(to);
  checkTargetFolder(to, 'migrate');
  const findings: Finding[] = [];
  const report: Report = (kind, place, message) => findings.push({ kind, place, message });
  const site = await readDocusaurusSite(from);
  const plan = planDocuments(site, report);
  const sidebars = await convertSidebars(site, plan, report);
  const files = await sourceFiles(site, plan, sidebars, report);
  reportNotMigrated(site, report);
  const newSite = openNewSite(to);
  // These files are written first, so that copies from the old site can't take their paths.
  writeAll(newSite, files);
  copyDocuments(plan, site.folder, newSite, report);
  const statics = copyStatic(site, newSite, report);
  copyIcon(site, newSite);
  await writeBrand(site, newSite);
  copyStyles(site, newSite, report);
  const versions = installedVersions(site);
  const installed = new Set(Object.keys(versions));
  const packages = await copyImports({ site, plan, newSite, installed, report });
  const dependencies = chosen(versions, packages);
  reportSources(site, dependencies, report);
  writeAll(newSite, projectFiles(to, name, dependencies));
  writeAll(newSite, { 'MIGRATION.md': findingsAsMarkdown(findings, from) });
  printResult({ from, to, all, plan, sidebars, statics, findings });
}

interface Arguments {
  from: string;
  to: string;
  all: boolean;
}

function foldersOf({ positionals, to, all }: MigrateOptions): Arguments {
  const [from, ...others] = positionals;
  if (from === undefined)
    throw problem(COMMAND, 'The folder of the Docusaurus site is missing', USAGE);
  if (others.length > 0) throw problem(COMMAND, 'Only one site can be migrated at a time', USAGE);
  if (to === undefined) throw problem(COMMAND, 'The new folder is missing', USAGE);
  if (!existsSync(from) || !statSync(from).isDirectory()) {
    throw problem(from, "This folder doesn't exist", USAGE);
  }
  return { from: realpathSync.native(from), to: path.resolve(to), all };
}

function writeAll(newSite: NewSite, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const fault = writeNew(newSite, name, text);
    if (fault !== undefined) throw problem(name, `The file ${fault}`, 'Use a different folder');
  }
}

/** Returns the files in `site/` that define the new site. */
async function sourceFiles(
  site: DocusaurusSite,
  plan: DocumentPlan,
  sidebars: Sidebars,
  report: Report,
): Promise<Record<string, string>> {
  const documents = plan.sets.flatMap((set) => set.documents);
  const [first] = Object.values(sidebars).flatMap((items) => firstDocument(items, plan) ?? []);
  const home = documents.find(({ route }) => route === '/');
  const start = home ?? documents.find(({ id }) => id === first) ?? documents[0];
  const targets = convertRedirects(site, home === undefined ? start?.route : undefined, report);
  const config = await convertConfig({
    site,
    plan,
    sidebars,
    report,
    styles: stylesOf(site).flatMap(({ file, located }) =>
      'path' in located ? [`./site/${file}`] : [],
    ),
    mainDocument: start?.id,
  });
  return {
    'site/site.config.ts': printModule('defineSite', config),
    ...(Object.keys(sidebars).length > 0 && {
      'site/sidebars.ts': printModule(
        'defineSidebars',
        Object.entries(sidebars).map(([key, value]) => ({ key, value })),
      ),
    }),
    ...(Object.keys(targets).length > 0 && {
      'site/redirects.ts': printModule('defineRedirects', [{ key: 'targets', value: targets }]),
    }),
  };
}

/** Returns the versions of the packages that the old site has installed. */
function installedVersions({ folder, reading }: DocusaurusSite): Record<string, string> {
  const text = readInside(path.join(folder, 'package.json'), reading.repository) ?? '{}';
  const { dependencies } = dictOf(parsedJson(text));
  return Object.fromEntries(
    Object.entries(dictOf(dependencies)).flatMap(([name, version]) => {
      const text = textValue(version);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

function chosen(
  versions: Readonly<Record<string, string>>,
  names: ReadonlySet<string>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => names.has(name)));
}

/** Reports packages that come from the URL of a repository or archive, because npm runs their scripts. */
function reportSources(
  { folder }: DocusaurusSite,
  dependencies: Readonly<Record<string, string>>,
  report: Report,
): void {
  const place = { file: path.join(folder, 'package.json') };
  for (const [name, version] of Object.entries(dependencies)) {
    if (/[:/]/.test(version)) report('package', place, `${name} comes from ${version}`);
  }
}

interface Result extends Arguments {
  plan: DocumentPlan;
  sidebars: Sidebars;
  statics: number;
  findings: readonly Finding[];
}

function printResult({ from, to, all, plan, sidebars, statics, findings }: Result): void {
  const pages = plan.sets.reduce((sum, { documents }) => sum + documents.length, 0);
  const shown = (folder: string) => path.relative(process.cwd(), folder) || '.';
  console.log(`Migrated ${shown(from)} to ${shown(to)}

  Documents     ${pages}
  Sidebars      ${Object.keys(sidebars).length}
  Static files  ${statics}
`);
  if (findings.length > 0) {
    const options = { color: wantsColor(process.stdout), all };
    console.log(formatFindings(findings, process.cwd(), options));
    const count = findings.length === 1 ? '1 task is' : `${findings.length} tasks are`;
    console.log(`${count} left for you. MIGRATION.md in the new folder lists all of them.\n`);
  }
  console.log(nextCommands(to));
}
