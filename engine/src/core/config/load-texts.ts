/** Texts of a site in its language: those of `site/texts.ts`, and the others in English. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as english from '../../shared/texts/english.ts';
import type { Texts } from '../../shared/texts/texts.ts';
import { positionAt } from '../problems/position.ts';
import type { Problem } from '../problems/problems.ts';
import { suggest } from '../problems/suggest.ts';
import { importModule } from './import-module.ts';
import { problemOfImport } from './import-problem.ts';

/** Path below the root of a site. */
export const TEXTS_FILE = 'site/texts.ts';

/** Returns the texts of the site at `root`, and what is wrong with its file. Sees edits. */
export async function loadTexts(
  root: string,
): Promise<{ texts: Texts; problems: readonly Problem[] }> {
  const file = path.join(root, TEXTS_FILE);
  if (!existsSync(file)) return { texts: english, problems: [] };
  try {
    const { exports: own } = await importModule(file, root);
    const source = await readFile(file, 'utf8');
    const problems = Object.entries(own).flatMap(([name, value]) => problemOf(name, value, source));
    return { texts: { ...english, ...own }, problems };
  } catch (error) {
    return { texts: english, problems: [await problemOfImport(error, file, root)] };
  }
}

function problemOf(name: string, value: unknown, source: string): Problem | [] {
  const inEnglish: unknown = Object.entries(english).find(([each]) => each === name)?.[1];
  if (typeof value === typeof inEnglish) return [];
  const offset = source.search(new RegExp(`\\b${name}\\b`));
  const nearest = suggest(name, Object.keys(english));
  return {
    severity: 'error',
    place: { file: TEXTS_FILE, ...positionAt(source, offset) },
    ...(inEnglish === undefined
      ? {
          message: `exports ${name}, but there's no interface string with this name`,
          remedy: nearest === undefined ? 'Remove it' : `Use ${nearest}`,
        }
      : {
          message: `exports ${name} as a ${typeof value}`,
          remedy: `Export a ${typeof inEnglish}, as the English texts do: ${String(inEnglish)}`,
        }),
  };
}
