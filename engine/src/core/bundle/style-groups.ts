/**
 * Divides styles into groups, one for the components of each folder, so that a document contains only the groups it
 * uses. Rules that only matter when readers do something or print a page go to a stylesheet that loads later. This
 * stylesheet comes last in the cascade, but layers and specificity still take precedence.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { StyleGroup } from '../../shared/view.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import type { BundleOptions } from './bundle-options.ts';
import { divideStyles, minifyStyles } from './divide-styles.ts';
import { withoutQuery } from './guard-imports.ts';
import { LATER_QUERY, wrappedName } from './site-modules.ts';
import { scopeOf } from './vite-options.ts';

const STYLE = /\.css(?:$|\?)/;
const MODULE = /\.module\.css$/;
/** The group of the rules that don't belong to a single component. */
const FRAME = 'frame';
/**
 * The group of the rules that only matter when readers do something or print a page. They come from the theme's
 * `styles/later.css` and from plugins' stylesheets.
 */
const LATER = 'later';
/** Groups of a site's own components keep all of their rules, because few of its pages contain them. */
const OF_SITE = 'site/';
const MARK = /\/\*docs:style (\S+) (\S*)\*\//;

/** A file in the server bundle that lists each island's groups. */
export const ISLAND_STYLES_FILE = 'island-styles.json';

/**
 * Returns the plugin for the server bundle that marks where each module begins in the stylesheet. It also lists
 * the groups of islands, because islands can render components in the browser that the server doesn't render.
 */
export function markStyles(options: BundleOptions): Plugin {
  return {
    name: 'docs:mark-styles',
    transform: {
      // The plugin runs after Vite has compiled each stylesheet and before Vite joins them.
      filter: { id: STYLE },
      handler(code, id) {
        const file = withoutQuery(id);
        const scope = MODULE.test(file) ? scopeOf(file, options.root) : '';
        return { code: `/*docs:style ${groupOf(id, options)} ${scope}*/\n${code}`, map: null };
      },
    },
    generateBundle() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const islands = [...this.getModuleIds()].flatMap((id) => {
        const name = wrappedName(id, options.root);
        const styles = () => [...reachedFrom(id, importsOf)].filter((each) => STYLE.test(each));
        return name === undefined ? [] : [[name, styles().map((each) => groupOf(each, options))]];
      });
      const source = JSON.stringify(Object.fromEntries(islands));
      this.emitFile({ type: 'asset', fileName: ISLAND_STYLES_FILE, source });
    },
  };
}

/**
 * Splits the marked stylesheet into the groups for documents, in cascade order, and the stylesheet that loads
 * later.
 *
 * @param islands names of groups by island
 */
export function splitStyles(
  css: string,
  islands: Readonly<Record<string, readonly string[]>>,
): { groups: StyleGroup[]; later: string } {
  const [, ...parts] = css.split(MARK);
  const groups = new Map<string, { css: string; scopes: string[] }>([[FRAME, newGroup()]]);
  for (let index = 0; index < parts.length; index += 3) {
    const [name = '', scope = '', text = ''] = parts.slice(index);
    const group = groups.get(name) ?? newGroup();
    groups.set(name, group);
    group.css += text;
    if (scope !== '') group.scopes.push(scope);
  }
  const later = groups.get(LATER)?.css ?? '';
  groups.delete(LATER);
  const divided = [...groups].map(([name, group]) => ({
    name,
    ...group,
    ...(name.startsWith(OF_SITE) ? { first: group.css, later: '' } : divideStyles(group.css)),
  }));
  return {
    groups: divided.map(({ name, first, scopes }) => ({
      name,
      css: minifyStyles(first),
      scopes,
      islands: Object.keys(islands).filter((island) => islands[island]?.includes(name)),
    })),
    later: minifyStyles([...divided.map((group) => group.later), later].join('')),
  };
}

function newGroup() {
  return { css: '', scopes: [] as string[] };
}

/**
 * Returns a stylesheet's group. In the theme, it's the top-level folder. Elsewhere, it's the first three parts
 * of the folder's path. Each component in the theme's `content` folder has its own group, because authors
 * choose these components individually.
 */
function groupOf(id: string, { root, themeFolder }: BundleOptions): string {
  const file = withoutQuery(id);
  const isLater =
    file === path.join(themeFolder, 'styles', 'later.css') || id.endsWith(LATER_QUERY);
  if (isLater) return LATER;
  if (!MODULE.test(file)) return FRAME;
  const origin = [themeFolder, root, ENGINE_ROOT].find((each) => file.startsWith(each + path.sep));
  const segments = path.relative(origin ?? '/', file).split(path.sep);
  if (origin !== themeFolder)
    return segments.slice(0, -1).slice(0, 3).join('/').replace(/\s/g, '-');
  const [folder = '', name = ''] = segments;
  return folder === 'content' ? `content/${name.replace(MODULE, '')}` : folder;
}

function reachedFrom(id: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([id]);
  for (const each of reached) for (const imported of importsOf(each)) reached.add(imported);
  return reached;
}
