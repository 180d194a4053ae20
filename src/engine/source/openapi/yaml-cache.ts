/** Keeps what YAML files say as JSON, which is read thirty times as fast. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextCache } from './source-files.ts';

/**
 * The cache of the site at `root`: one entry for each file, valid for exactly one text of it. May be
 * deleted at any time; when it cannot be written, nothing is kept.
 */
export function openYamlCache(root: string): TextCache {
  const folder = join(root, '.cache', 'yaml');
  const entry = (file: string) => join(folder, `${hash(file)}.json`);
  return {
    get: (file, source) => {
      try {
        const kept = readFileSync(entry(file), 'utf8');
        const end = kept.indexOf('\n');
        return kept.slice(0, end) === hash(source) ? kept.slice(end + 1) : undefined;
      } catch {
        return undefined;
      }
    },
    set: (file, source, made) => {
      try {
        mkdirSync(folder, { recursive: true });
        const temporary = `${entry(file)}.${process.pid}`;
        writeFileSync(temporary, `${hash(source)}\n${made}`);
        renameSync(temporary, entry(file));
      } catch {
        // Only time is lost.
      }
    },
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
