/** Texts of the API reference in a site's language. */

import { pluginFiles, textsOfPlugin } from '../../../core/plugin-api.ts';
import { rememberPer } from '../../../shared/remember.ts';
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

/** Returns all of a site's texts. Every page of an API reference uses them. */
export const apiTexts = rememberPer(
  (texts: Texts): ApiTexts => ({ ...texts, ...textsOfPlugin(texts, english) }),
);
