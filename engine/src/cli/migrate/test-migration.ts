/** Test helper that migrates an untrusted site, which is in a user's home folder. */
import { chmodSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { writeSite } from '../../core/files/test-site.ts';
import { readOptions } from '../options.ts';
import { runMigrate } from './migrate.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

export const SECRET = 'a secret that no site may publish';

export interface Hostile {
  /** Settings in the configuration. */
  settings?: string;
  /** Code in front of the configuration. */
  before?: string;
  files?: Record<string, string>;
  /** Symbolic links and their targets, both relative to the home folder. */
  links?: Record<string, string>;
  isRepository?: boolean;
  modes?: Record<string, number>;
}

interface Result {
  home: string;
  /** The contents of all files in the new site, joined. */
  copied: string;
  /** Files in the new site. */
  files: string[];
  read: (file: string) => string;
  list: string;
}

/** Migrates `home/work/evil`. Fails if this changes a file outside of the new site. */
export async function migrate({
  settings = '',
  before = '',
  files = {},
  links = {},
  modes = {},
  isRepository = true,
}: Hostile): Promise<Result> {
  const home = await writeSite({
    '.ssh/id': SECRET,
    '.bashrc': SECRET,
    'other/notes.md': `# ${SECRET}\n`,
    'other/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!--${SECRET}--></svg>`,
    'work/evil/docusaurus.config.js': `${before}module.exports = { title: 'A', tagline: 'B', url: 'https://a.example', baseUrl: '/', ${withDocs(settings)} };`,
    'work/evil/docs/start.md': '# Start\n',
    ...(isRepository && { 'work/evil/.git/config': SECRET }),
    ...prefixed(files),
  });
  for (const [link, target] of Object.entries(links)) {
    symlinkSync(path.join(home, target), path.join(home, link));
  }
  for (const [file, mode] of Object.entries(modes)) {
    chmodSync(path.join(home, 'work/evil', file), mode);
  }
  const untouched = textsBelow(home);
  const to = path.join(home, 'work/new-docs');
  await runMigrate(readOptions('migrate', [path.join(home, 'work/evil'), '--to', to]));
  const after = textsBelow(home);
  const isNew = (file: string) => file.startsWith('work/new-docs/');
  const outside = [...after].filter(([file]) => !isNew(file));
  expect(outside).toEqual([...untouched]);
  const made = [...after].filter(([file]) => isNew(file));
  const read = (file: string) => readFileSync(path.join(to, file), 'utf8');
  return {
    home,
    copied: made.map(([, text]) => text).join('\n'),
    files: made.map(([file]) => file.slice('work/new-docs/'.length)),
    read,
    list: read('MIGRATION.md'),
  };
}

/** Adds the docs plugin to settings that have no plugins. Without it, a site has no documents. */
function withDocs(settings: string): string {
  return /plugins:|presets:/.test(settings) ? settings : `${docs('')} ${settings}`;
}

function prefixed(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`work/evil/${file}`, text]),
  );
}

function textsBelow(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      path.relative(folder, file),
      lstatSync(file).isSymbolicLink() ? 'a link' : readFileSync(file, 'utf8'),
    ]),
  );
}

/** Returns settings with one instance of the docs plugin. */
export const docs = (options: string) => `plugins: [['content-docs', { ${options} }]],`;
