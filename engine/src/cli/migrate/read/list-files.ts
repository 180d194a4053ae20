import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns all files in a folder and its subfolders, sorted. Hidden files and packages are omitted, and so are
 * links, because they could lead anywhere.
 *
 * @param hidden hidden names to include
 */
export function filesIn(folder: string, hidden: readonly string[] = []): string[] {
  return [...walk(folder, '', hidden)].sort();
}

function* walk(root: string, below: string, hidden: readonly string[]): Iterable<string> {
  for (const entry of entriesOf(path.join(root, below))) {
    if (entry.name === 'node_modules') continue;
    if (entry.name.startsWith('.') && !hidden.includes(entry.name)) continue;
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, name, hidden);
    else if (entry.isFile()) yield name;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
