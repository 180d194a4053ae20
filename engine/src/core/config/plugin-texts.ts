/** UI strings that plugins add. */
import { rememberPer } from '../../shared/remember.ts';
import * as english from '../../shared/texts/english.ts';
import type { Texts, TextsLike } from '../../shared/texts/texts.ts';
import type { SchemaProblem } from '../problems/schema-problems.ts';
import type { PluginBase } from './plugin-base.ts';

/** Returns all English texts of the engine and its plugins. */
export function englishTexts(plugins: readonly PluginBase[]): Texts {
  return Object.assign({}, english, ...plugins.flatMap(({ texts = {} }) => Object.values(texts)));
}

/** Returns a problem for each text whose name is already taken, because sites translate texts by name. */
export function repeatedTexts(plugins: readonly PluginBase[]): SchemaProblem[] {
  const owners = new Map(Object.keys(english).map((name) => [name, 'the engine']));
  return plugins.flatMap((plugin) =>
    Object.values(plugin.texts ?? {})
      .flatMap((exported) => Object.keys(exported))
      .flatMap((name) => {
        const owner = owners.get(name);
        owners.set(name, `the plugin "${plugin.name}"`);
        if (owner === undefined) return [];
        const message = `The plugin "${plugin.name}" adds a text named ${name}, but ${owner} already defines one with that name`;
        return [{ path: ['plugins'], atKey: false, message, remedy: 'Rename the text' }];
      }),
  );
}

/**
 * Returns a plugin's texts in the site's language.
 *
 * @param texts all texts of the site
 * @param own the plugin's English texts
 */
export function textsOfPlugin<English extends object>(
  texts: Texts,
  own: English,
): TextsLike<English> {
  // `site/texts.ts` can only contain texts of the same type, which `loadTexts` checks.
  return translationOf(texts)(own) as TextsLike<English>;
}

/** Cache of plugins' translated UI strings, one entry per site, because some of the strings are used on every page. */
const translationOf = rememberPer((texts: Texts) => {
  const ofSite = new Map<string, unknown>(Object.entries(texts));
  return rememberPer((own: object) =>
    Object.fromEntries(Object.entries(own).map(([name, text]) => [name, ofSite.get(name) ?? text])),
  );
});
