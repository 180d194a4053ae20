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
  /** Address of the same, where a click on the last link puts the next page's text in its place. */
  swap: string;
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
    page === undefined ? [] : [sampleOf(kind, addressOf(page.file))],
  );
}

/** Address of the first guide with tabs; the home page when none has some. */
export function pageWithTabs(output: string): string {
  const page = readPages(output).find(
    ({ article = '' }) => article.includes('role="tab"') && !isOperation(article),
  );
  return page === undefined ? '/' : addressOf(page.file);
}

/** Writes the text of each page into `folder`, without scripts and fonts, with one small stylesheet; and once more with a script that swaps it. */
export function writePlainPages(
  output: string,
  samples: readonly SamplePage[],
  folder: string,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'plain.css'), PLAIN_STYLES);
  const pages = readPages(output);
  const pageAt = (address: string) => pages.find(({ file }) => addressOf(file) === address);
  for (const { address, plain, swap } of samples) {
    const page = pageAt(address);
    const next = /<a href="([^"]+)" rel="next"/.exec(page?.html ?? '')?.[1] ?? '/';
    writeFileSync(path.join(folder, `${plain}.html`), plainDocument(textOf(page)));
    const swapped = textOf(page) + swapOnClick(textOf(pageAt(next)));
    writeFileSync(path.join(folder, `${swap}.html`), plainDocument(swapped));
  }
}

function textOf(page: OutputPage | undefined): string {
  return page?.article ?? /<main[\s>][\s\S]*<\/main>/.exec(page?.html ?? '')?.[0] ?? '';
}

/** Returns the least that a script can do to show the next page: one `innerHTML`. */
function swapOnClick(next: string): string {
  const data = JSON.stringify(next).replaceAll('<', '\\u003c');
  return `<a rel="next" href="#">Next</a><script>const next = ${data};
document.querySelector('a[href="#"][rel]').onclick = (event) => {
  event.preventDefault();
  document.body.innerHTML = next;
  scrollTo(0, 0);
};</script>`;
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

function sampleOf(kind: string, address: string): SamplePage {
  const plain = `/${kind.replace(' ', '-')}`;
  return { kind, address, plain, swap: `${plain}-swap` };
}
