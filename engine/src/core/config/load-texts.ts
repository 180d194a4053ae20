/** Loads a site's UI strings. Those that `site/texts.ts` doesn't translate stay in English. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Texts } from '../../shared/texts/texts.ts';
import type { Problem } from '../problems/problems.ts';
import { positionAt } from '../problems/problems.ts';
import { suggest } from '../problems/suggest.ts';
import { importModule } from './import-module.ts';
import { problemOfImport } from './import-problem.ts';
import type { PluginBase } from './plugin-base.ts';
import { englishTexts } from './plugin-texts.ts';

/** Path relative to the site's root. */
export const TEXTS_FILE = 'site/texts.ts';

/**
 * Returns the texts of the site at `root`, and the problems with its file. Every call reads the file again.
 *
 * @param plugins the plugins whose texts the site can translate, too
 */
export async function loadTexts(
  root: string,
  plugins: readonly PluginBase[] | Promise<readonly PluginBase[]> = [],
): Promise<{ texts: Texts; problems: readonly Problem[] }> {
  const file = path.join(root, TEXTS_FILE);
  if (!existsSync(file)) return { texts: englishTexts(await plugins), problems: [] };
  try {
    const { exports: own } = await importModule(file, root);
    const source = await readFile(file, 'utf8');
    const english = englishTexts(await plugins);
    const problems = Object.entries(own).flatMap(([name, value]) =>
      problemOf(name, value, { source, english }),
    );
    return { texts: { ...english, ...own }, problems };
  } catch (error) {
    const english = englishTexts(await plugins);
    return { texts: english, problems: [await problemOfImport(error, file, root)] };
  }
}

function problemOf(
  name: string,
  value: unknown,
  { source, english }: { source: string; english: Texts },
): Problem | [] {
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
