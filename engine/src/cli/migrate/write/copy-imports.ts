/** Copies modules, images, and other files that documents import from outside of their folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInside, type LocatedFile, locateFile } from '../../../core/files/locate-file.ts';
import { packageName } from '../../../core/files/packages.ts';
import { readMarkdown } from '../../../core/syntax/markdown-source.ts';
import { type DocumentPlan, PAGE } from '../read/documents.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import type { Report } from '../report.ts';
import { changeNew, copyNew, type NewSite } from './new-site.ts';
import { bundleFault, placeholderFor } from './placeholder.ts';

const CODE = /\.[cm]?[jt]sx?$/;
const STYLES = /\.(?:css|scss|sass|less)$/;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.mdx', '.md'];
const IN_CODE = /(?:\bfrom|\bimport|\brequire\()\s*(?:\(\s*)?['"]([^'"\n]+)['"]/g;
const IN_STYLES = /(?:@import|@use|@forward|url\()\s*['"]?(\.{1,2}\/[^'")\n]+)['"]?/g;
/** Matches paths, as opposed to package names. */
const IS_PATH = /^(?:\.{0,2}\/|@site\/)/;
/** Matches names that the page compiler provides or rejects. */
const OF_COMPILER = /^(?:@theme(?:-\w+)?\/|@docusaurus\/|react(?:-dom)?(?:\/|$)|!|node:)/;
/** Matches the prefix of imports that return a file as text. */
const RAW = /^!!raw-loader!/;

interface Copying {
  site: DocusaurusSite;
  plan: DocumentPlan;
  newSite: NewSite;
  /** Packages that the old site has installed. */
  installed: ReadonlySet<string>;
  report: Report;
}

/**
 * Copies the files that documents import, directly or indirectly, to the same paths below `site/`. Modules that
 * can't run outside Docusaurus are replaced with placeholders. Returns the names of the imported packages.
 */
export async function copyImports(copying: Copying): Promise<ReadonlySet<string>> {
  const packages = new Set<string>();
  const waiting = new Set(
    copying.plan.sets.flatMap(({ folder, files }) =>
      files.filter((file) => PAGE.test(file)).map((file) => path.join(folder, file)),
    ),
  );
  const texts = new Set<string>();
  for (const file of waiting) {
    const written = texts.has(file) ? [] : importsOf(file);
    const names = written.map((name) => name.replace(/\?.*$/, ''));
    const isCode = CODE.test(file) && !texts.has(file);
    const fault = isCode ? bundleFault(names, copying.installed) : undefined;
    const isCopied = await copyOrReplace(file, fault, copying);
    if (!isCopied || fault !== undefined) continue;
    for (const full of written) {
      const name = full.replace(RAW, '').replace(/\?.*$/, '');
      if (name.startsWith('!')) {
        copying.report('import', { file }, `Imports ${full} with a loader that the new site lacks`);
      }
      if (OF_COMPILER.test(name)) continue;
      const wanted = packageName(name);
      if (!IS_PATH.test(name)) {
        if (wanted !== undefined) packages.add(wanted);
        continue;
      }
      const imported = importedFile(name, file, copying);
      if (imported === undefined) continue;
      if (RAW.test(full) || full.endsWith('?raw')) texts.add(imported);
      waiting.add(imported);
    }
  }
  return packages;
}

/** Returns where a file goes in the new site. Documents and static files have folders of their own. */
function nameOfCopy(file: string, { site, plan }: Copying): string | undefined {
  const set = plan.sets.find(({ folder }) => isInside(file, folder));
  if (set !== undefined) {
    return path.posix.join(plan.contentFolder, set.target, below(set.folder, file));
  }
  return isInside(file, site.folder) ? `site/${below(site.folder, file)}` : undefined;
}

function below(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/** Copies a file. If the file can't be used, writes a placeholder instead. Returns false if the path is taken. */
async function copyOrReplace(
  file: string,
  fault: string | undefined,
  copying: Copying,
): Promise<boolean> {
  const { newSite, report } = copying;
  const name = nameOfCopy(file, copying);
  if (name === undefined) return false;
  const taken = copyNew(newSite, name, file);
  if (taken !== undefined) report('import', { file }, `The file ${taken}`);
  else if (fault !== undefined) {
    const text = await placeholderFor(file, readFileSync(file, 'utf8'), fault);
    changeNew(newSite, name, () => text);
    report('placeholder', { file }, `The component ${fault}`);
  }
  return taken === undefined;
}

/**
 * Returns the file that an import leads to. If it can't be part of the new site, reports that and returns nothing.
 */
function importedFile(name: string, importer: string, copying: Copying): string | undefined {
  const { site, report } = copying;
  const wanted = name.startsWith('@site/')
    ? path.join(site.folder, name.slice('@site/'.length))
    : path.resolve(path.dirname(importer), name);
  const endings = [...ENDINGS, ...ENDINGS.slice(1).map((ending) => `/index${ending}`)];
  const located = firstLocated(
    endings.map((ending) => wanted + ending),
    site,
  );
  const file = 'path' in located ? located.path : undefined;
  if (file === undefined || nameOfCopy(file, copying) === undefined) {
    const reason = 'fault' in located ? located.fault.message : "is outside of the site's folder";
    report('import', { file: importer }, `Imports ${name}, which ${reason}`);
    return undefined;
  }
  if (PAGE.test(importer) && leavesDocuments(name, file, importer, copying)) {
    renameImport(importer, name, `@site/${below(site.folder, file)}`, copying);
  }
  return file;
}

/**
 * Returns the first file that can be read. If there's none, returns the reason why the first existing file can't
 * be.
 */
function firstLocated(files: readonly string[], { reading }: DocusaurusSite): LocatedFile {
  const all = files.map((file) => locateFile(file, reading.repository));
  return (
    all.find((each) => 'path' in each) ??
    all.find((each) => 'fault' in each && each.fault.kind === 'forbidden') ?? {
      fault: { kind: 'missing', message: "doesn't exist", remedy: '' },
    }
  );
}

/** True if a relative path would lead somewhere else from the document's new location. */
function leavesDocuments(name: string, file: string, importer: string, { plan }: Copying): boolean {
  const set = plan.sets.find(({ folder }) => isInside(importer, folder));
  return !name.startsWith('@site/') && set !== undefined && !isInside(file, set.folder);
}

function renameImport(importer: string, name: string, newName: string, copying: Copying): void {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const quoted = new RegExp(`(['"](?:!!raw-loader!)?)${escaped}(?=(?:\\?raw)?['"])`, 'g');
  changeNew(copying.newSite, nameOfCopy(importer, copying) ?? '', (text) =>
    text.replace(quoted, (_, start: string) => start + newName),
  );
}

function importsOf(file: string): string[] {
  if (PAGE.test(file)) return importsOfPage(file);
  if (!STYLES.test(file) && !CODE.test(file)) return [];
  const pattern = STYLES.test(file) ? IN_STYLES : IN_CODE;
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name);
}

/** Returns a page's imports, except for those in code blocks. */
function importsOfPage(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!/^[ \t]*(?:import|export)\b/m.test(text)) return [];
  return readMarkdown(text, 'mdx').imports.map(({ from }) => from);
}
