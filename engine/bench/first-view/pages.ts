/** Pages of a build that stand for all, and each as plain HTML. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OutputPage, readPages, transferSize } from '../output.ts';

export interface SamplePage {
  /** `guide`, `operation` and so on. */
  kind: string;
  /** Address below the origin. */
  address: string;
  /** Address of its text as plain HTML, in the folder that `writePlainPages` has made. */
  plain: string;
}

/** A typical stylesheet of somebody who wants to be done with it. */
const PLAIN_STYLES = `body { max-width: 45rem; margin: 0 auto; padding: 1rem; font: 16px/1.6 sans-serif; color: #222 }
h1, h2, h3 { line-height: 1.25 }
a { color: #06c }
pre { overflow: auto; padding: 1rem; background: #f4f4f4 }
code { font: 14px monospace }
table { border-collapse: collapse }
td, th { padding: 0.25rem 0.5rem; border: 1px solid #ccc; text-align: left }
img, svg { max-width: 100%; height: auto }
`;

/** The home page, the guide and the operation of middle size, and the longest guide. */
export function samplePages(output: string): SamplePage[] {
  const pages = readPages(output);
  const guides = bySize(
    output,
    pages.filter(({ article }) => article?.includes(' data-content') && !isOperation(article)),
  );
  const operations = bySize(
    output,
    pages.filter(({ article }) => isOperation(article)),
  );
  const samples: Record<string, OutputPage | undefined> = {
    guide: guides[guides.length >> 1],
    'long guide': guides.at(-1),
    home: pages.find(({ file }) => file === 'index.html'),
    operation: operations[operations.length >> 1],
  };
  return Object.entries(samples).flatMap(([kind, page]) =>
    page === undefined ? [] : [{ kind, address: addressOf(page.file), plain: plainAddress(kind) }],
  );
}

/** Address of the first guide with tabs; the home page when none has some. */
export function pageWithTabs(output: string): string {
  const page = readPages(output).find(
    ({ article = '' }) => article.includes('role="tab"') && !isOperation(article),
  );
  return page === undefined ? '/' : addressOf(page.file);
}

/** Writes the text of each page into `folder`: without scripts and fonts, with one small stylesheet. */
export function writePlainPages(
  output: string,
  samples: readonly SamplePage[],
  folder: string,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'plain.css'), PLAIN_STYLES);
  const pages = readPages(output);
  for (const { address, plain } of samples) {
    const page = pages.find(({ file }) => addressOf(file) === address);
    const text = page?.article ?? /<main[\s>][\s\S]*<\/main>/.exec(page?.html ?? '')?.[0] ?? '';
    writeFileSync(path.join(folder, `${plain}.html`), plainDocument(text));
  }
}

/** A document with nothing but a text. */
function plainDocument(text: string): string {
  return `<!doctype html><html lang="en"><title>Plain</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css">${text}</html>\n`;
}

function isOperation(article: string | undefined): boolean {
  return article?.includes(' data-api-operation') ?? false;
}

function bySize(output: string, pages: readonly OutputPage[]): OutputPage[] {
  const size = ({ file }: OutputPage) => transferSize(output, file);
  return [...pages].sort((a, b) => size(a) - size(b));
}

function addressOf(file: string): string {
  return `/${file.replace(/(?:index)?\.html$/, '')}`;
}

function plainAddress(kind: string): string {
  return `/${kind.replace(' ', '-')}`;
}
