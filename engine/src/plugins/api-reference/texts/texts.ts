/** Provides the UI strings of the API reference in a site's language. */

import { pluginFiles, textsOfPlugin } from '../../../core/plugin-api.ts';
import { rememberPer } from '../../../shared/remember.ts';
import type { Texts, TextsLike } from '../../../shared/texts/texts.ts';
import * as console from './console.ts';
import * as english from './english.ts';
import * as pages from './pages.ts';

/** A site's UI strings, including those of the API reference. */
export type ApiTexts = Texts & TextsLike<typeof english>;

const inFolder = pluginFiles('api-reference');

/** Modules with UI strings, keyed by path, for bundles. */
export const TEXT_MODULES = {
  [inFolder('texts/console.ts')]: console,
  [inFolder('texts/pages.ts')]: pages,
};

/**
 * Returns a site's UI strings with those of the API reference added. The result is cached, because every page of an API
 * reference uses it.
 */
export const apiTexts = rememberPer(
  (texts: Texts): ApiTexts => ({ ...texts, ...textsOfPlugin(texts, english) }),
);
