/** Test helpers for building sites next to files that no build may read. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { World } from '../../core/files/test-ways-out.ts';
import { runCommand, warmUp, writeFiles } from '../testing.ts';
import { GOOD_SITE } from './test-bad-site.ts';

/** Returns a page that doesn't need a link from another page. */
export const page = (body: string) => `---\ntitle: A page\nunlisted: true\n---\n\n${body}\n`;

/** Returns the configuration with additional settings. */
export const config = (more: string) =>
  `export default { title: 'Good', tagline: 'Right', url: 'https://good.example', ${more} };\n`;

/** Returns `a-name` for `A name`. */
export const slug = (text: string) => text.replaceAll(' ', '-').toLowerCase();

/** Returns the text of all files that a build wrote. */
function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

export interface Built {
  code: number | null;
  errors: string;
  /** The text of the log, the output, and the cache together. */
  shown: string;
}

/** Builds the good site with some of its files replaced or added. */
export async function buildIn({ root }: World, files: Record<string, string>): Promise<Built> {
  await warmUp(root);
  writeFiles(root, { ...GOOD_SITE, ...files });
  const { code, output, errors } = await runCommand('build', '--root', root);
  const left = ['dist', '.cache'].map((name) => path.join(root, name));
  for (const folder of left) mkdirSync(folder, { recursive: true });
  return { code, errors, shown: [output, errors, ...left.map(textOf)].join('\n') };
}
