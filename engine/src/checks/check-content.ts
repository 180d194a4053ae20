/**
 * Checks content beyond links and front matter: code samples parse and type-check, names exist, spelling and style
 * are right, and all pages describe the same version. Files in the site's checks folder configure these rules.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentChecks } from '../core/assemble/content-checks.ts';
import type { SiteFolders } from '../core/files/locate-file.ts';
import type { Problem } from '../core/problems/problems.ts';
import type { PageSource } from '../core/source/page-source.ts';
import { readDataTexts } from './data-files.ts';
import { checkDescriptions } from './descriptions.ts';
import { createCheckNames, readNames } from './names.ts';
import { type CodeSample, type PageText, readPageText, type Words } from './page-text.ts';
import { readPartials } from './partials.ts';
import { createCheckCadence } from './prose/cadence.ts';
import { checkVersions } from './prose/check-versions.ts';
import { checkSpelling, parseWords } from './prose/spelling.ts';
import { createCheckStyle, parseStyle } from './prose/style.ts';
import { CHECKS_FOLDER } from './requirements.ts';
import { checkSamples } from './samples/check-samples.ts';
import { checkScreenshots } from './screenshots.ts';

export interface ContentCheck {
  problems: readonly Problem[];
  samples: number;
}

export interface ContentCheckOptions extends SiteFolders {
  /** All pages, which must compile without errors. Generated pages aren't checked. */
  sources: readonly PageSource[];
  plugins: readonly ContentChecks[];
  /** Folder of the pages and partials, relative to the root. */
  contentFolder: string;
  format: 'detect' | 'mdx';
  /** Called after each page, to report progress. */
  onPage: () => void;
}

/** Checks all pages that have source files. */
export async function checkContent(options: ContentCheckOptions): Promise<ContentCheck> {
  const { root, sources, plugins, contentFolder, format, onPage } = options;
  const words = parseWords((await settings(root, 'words.txt')) ?? '');
  const checkNames = createCheckNames(await readNames(root));
  const style = await settings(root, 'style.json');
  const rules = style === undefined ? undefined : parseStyle(style);
  const checkStyle = rules === undefined ? () => [] : createCheckStyle(rules);
  const bridges = rules?.bridges ?? [];
  const checkCadence = bridges.length === 0 ? () => [] : createCheckCadence(bridges);
  const problems: Problem[] = [];
  const samples: CodeSample[] = [];
  const prose: Words[] = [];
  const screenshots: Words[] = [];
  const checkText = async (page: PageText) => {
    prose.push(...page.paragraphs, ...page.rows);
    screenshots.push(...page.screenshots);
    problems.push(
      ...checkNames(page.names),
      ...checkStyle(page.paragraphs),
      ...checkImages(page),
      ...(await checkSpelling(page.texts, words)),
    );
  };
  const written = sources.filter(({ kind }) => kind === 'markdown' || kind === 'mdx');
  for (const { kind, file, text } of written) {
    const isMdx = kind === 'mdx' || format === 'mdx';
    const page = readPageText(isMdx ? 'mdx' : 'markdown', file, text);
    samples.push(...page.samples);
    problems.push(...checkCadence(page.paragraphs));
    await checkText(page);
    onPage();
  }
  for (const partial of await readPartials(options, contentFolder, format)) {
    samples.push(...partial.samples);
    await checkText(partial);
  }
  for (const text of await readDataTexts(root)) await checkText(text);
  const found = [
    ...plugins.flatMap(({ names }) => checkNames(names?.() ?? [])),
    ...checkDescriptions(written),
    ...(await checkVersions(root, { sources: written, prose, samples, plugins })),
    ...(await checkScreenshots(options, screenshots)),
    ...(await checkSamples(root, samples, plugins)),
  ];
  return { problems: [...problems, ...found], samples: samples.length };
}

/** Returns the text of a file in the checks folder, or `undefined` if the file doesn't exist. */
async function settings(root: string, name: string): Promise<string | undefined> {
  const file = path.join(root, CHECKS_FOLDER, name);
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

function checkImages({ images }: PageText): Problem[] {
  return images
    .filter(({ alt }) => alt.trim() === '')
    .map(({ place }) => ({
      severity: 'error',
      place,
      message: 'The image has no alternative text',
      remedy: 'Describe what it shows: ![An order in three steps](./order.svg).',
    }));
}
