/** Selects representative pages of a build, and writes a plain HTML version of each one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOperation, type OutputPage, readPages, transferSize } from '../output.ts';

export interface SamplePage {
  /** A type such as `guide` or `operation`. */
  kind: string;
  /** Path on the origin. */
  address: string;
  /** Path of the page's text as plain HTML, in the folder that `writePlainPages` creates. */
  plain: string;
  /** Path of the same text with a script. A click on the last link replaces the text with that of the next page. */
  swap: string;
}

/** A stylesheet that an author might write without spending much time on it. */
const PLAIN_STYLES = `body { max-width: 45rem; margin: 0 auto; padding: 1rem; font: 16px/1.6 sans-serif; color: #222 }
h1, h2, h3 { line-height: 1.25 }
a { color: #06c }
pre { overflow: auto; padding: 1rem; background: #f4f4f4 }
code { font: 14px monospace }
table { border-collapse: collapse }
td, th { padding: 0.25rem 0.5rem; border: 1px solid #ccc; text-align: left }
img, svg { max-width: 100%; height: auto }
`;

/** Returns the home page, a guide and an operation of median size, and the longest guide. */
export function samplePages(output: string): SamplePage[] {
  const pages = readPages(output);
  const guides = bySize(
    output,
    pages.filter((page) => page.article?.includes(' data-content') && !isOperation(page)),
  );
  const operations = bySize(output, pages.filter(isOperation));
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

/** Returns the path of the first guide with tabs. If there's none, returns the home page's. */
export function pageWithTabs(output: string): string {
  const found = readPages(output).find(
    (page) => page.article?.includes('role="tab"') && !isOperation(page),
  );
  return found === undefined ? '/' : addressOf(found.file);
}

/**
 * Writes each page's text to `folder` with one small stylesheet, without scripts and fonts. Writes a second version
 * with a script that swaps the text.
 */
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

/** Returns a script that does as little as possible to show the next page: it assigns `innerHTML` once. */
function swapOnClick(next: string): string {
  const data = JSON.stringify(next).replaceAll('<', '\\u003c');
  return `<a rel="next" href="#">Next</a><script>const next = ${data};
document.querySelector('a[href="#"][rel]').onclick = (event) => {
  event.preventDefault();
  document.body.innerHTML = next;
  scrollTo(0, 0);
};</script>`;
}

/** Returns a document that consists of a text. */
function plainDocument(text: string): string {
  return `<!doctype html><html lang="en"><title>Plain</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css">${text}</html>\n`;
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
