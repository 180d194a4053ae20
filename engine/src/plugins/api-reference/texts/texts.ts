/** Texts of the API reference in a site's language. */
import { pluginFiles, textsOfPlugin } from '../../../core/plugin-api.ts';
import type { Texts, TextsLike } from '../../../shared/texts/texts.ts';
import * as console from './console.ts';
import * as english from './english.ts';
import * as pages from './pages.ts';

/** The site's texts, including the texts of the API reference. */
export type ApiTexts = Texts & TextsLike<typeof english>;

const inFolder = pluginFiles('api-reference');

/** Text modules by path, for bundles. */
export const TEXT_MODULES = {
  [inFolder('texts/console.ts')]: console,
  [inFolder('texts/pages.ts')]: pages,
};

/** Cache of all texts, keyed by the site's texts. Every page of an API reference uses them. */
const known = new WeakMap<Texts, ApiTexts>();

/** Returns all of a site's texts. */
export function apiTexts(texts: Texts): ApiTexts {
  const all = known.get(texts) ?? { ...texts, ...textsOfPlugin(texts, english) };
  known.set(texts, all);
  return all;
}
