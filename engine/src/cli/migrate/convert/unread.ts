/** Reports settings that would be migrated if their value could be read without running code. */
import type { Place } from '../../../core/problems/problems.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import { type Dict, isDict, isList, placeOf, Unread, type Value } from '../read/values.ts';
import type { Report } from '../report.ts';

/** Settings that are reported separately, or that don't affect the new site. */
const SKIPPED = new Set([
  ...['presets', 'plugins', 'themes', 'customFields', 'future', 'webpack', 'prism', 'markdown'],
  ...['editUrl', 'sidebarPath', 'createRedirects', 'scripts', 'stylesheets', 'clientModules'],
  ...['organizationName', 'projectName', 'innerHTML', 'dropdownItemsAfter'],
]);

/** Plugins whose options are migrated. */
const MIGRATED = new Set(['content-docs', 'client-redirects', 'classic']);

/**
 * Reports the values that weren't read.
 *
 * @param kept returns true for values that are copied as code
 */
export function reportUnread(
  { config, configFile, plugins }: DocusaurusSite,
  kept: (value: Unread) => boolean,
  report: Report,
): void {
  const note = (name: string, value: Unread, place: Place) => {
    if (!kept(value)) report('code', place, `${name} isn't migrated`);
  };
  walk(config, '', { file: configFile }, note);
  for (const { name, options, place } of plugins) {
    if (MIGRATED.has(name)) walk(options, '', place, note);
  }
}

type Note = (name: string, value: Unread, place: Place) => void;

function walk(container: Dict | readonly Value[], path: string, fallback: Place, note: Note): void {
  for (const [key, value] of Object.entries(container)) {
    if (SKIPPED.has(key) || /(?:Plugins|Generator|Parser)$/.test(key)) continue;
    const place = placeOf(container, key, fallback);
    const name = isList(container) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.');
    if (value instanceof Unread) note(name, value, place);
    else if (isDict(value) || isList(value)) walk(value, name, place, note);
  }
}
