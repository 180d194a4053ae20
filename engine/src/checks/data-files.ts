/**
 * Reads data files whose strings appear on pages. The strings are Markdown and are checked like pages.
 * `site/checks/data.json` lists the files and the keys of these strings.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type PageText, readPageText } from './page-text.ts';

const LIST = 'site/checks/data.json';

/** A data file, and the keys under which it has texts at any depth. */
export const keyedFile = z.strictObject({
  /** Path relative to the site's root. */
  file: z.string().min(1),
  keys: z.array(z.string().min(1)).min(1),
});

export type KeyedFile = z.infer<typeof keyedFile>;

/**
 * Returns the texts under the given keys of a JSON file in order, including those in lists.
 *
 * @throws Error if the file doesn't exist or has no such texts, because the list that names it is then outdated
 */
export async function textsAt(root: string, { file, keys }: KeyedFile): Promise<readonly string[]> {
  const json: unknown = JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const texts = collect(json, new Set(keys));
  if (texts.length === 0) throw new Error(`${file} has no text under ${keys.join(', ')}`);
  return texts;
}

/** Returns the texts from all data files that the site lists. Each string is checked like a page of its own. */
export async function readDataTexts(root: string): Promise<readonly PageText[]> {
  if (!existsSync(path.join(root, LIST))) return [];
  const list = z.array(keyedFile).parse(JSON.parse(await readFile(path.join(root, LIST), 'utf8')));
  const files = await Promise.all(list.map((each) => readTextsOf(root, each)));
  return files.flat();
}

async function readTextsOf(root: string, keyed: KeyedFile): Promise<readonly PageText[]> {
  const lines = (await readFile(path.join(root, keyed.file), 'utf8')).split('\n');
  return (await textsAt(root, keyed)).map((text) => {
    const line = lines.findIndex((each) => each.includes(JSON.stringify(text))) + 1;
    return withLine(readPageText('markdown', keyed.file, text), line);
  });
}

/**
 * Replaces all locations in a text with a line of the data file. Line numbers within the text would mean nothing to
 * the author.
 */
function withLine(text: PageText, line: number): PageText {
  const move = <Item extends PageText['names'][number] | PageText['images'][number]>(
    item: Item,
  ) => ({
    ...item,
    place: { file: item.place.file, line },
  });
  return {
    samples: [],
    names: text.names.map(move),
    texts: text.texts.map(move),
    paragraphs: text.paragraphs.map(move),
    rows: text.rows.map(move),
    images: text.images.map(move),
    screenshots: text.screenshots.map(move),
  };
}

function collect(value: unknown, keys: ReadonlySet<string>, isMeant = false): readonly string[] {
  if (typeof value === 'string') return isMeant ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, keys, isMeant));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => collect(item, keys, keys.has(key)));
}
