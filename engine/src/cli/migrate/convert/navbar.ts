import type { Place } from '../../../core/problems/problems.ts';
import { type DocumentPlan, firstInFolder } from '../read/documents.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import { type Dict, dictOf, listOf, placeOf, textValue, Unread } from '../read/values.ts';
import type { Report } from '../report.ts';
import type { Printable } from '../write/print-source.ts';
import { hrefOf } from './href.ts';
import { nameOfSidebar, type Sidebars } from './sidebars.ts';

export interface NavigationContext {
  site: DocusaurusSite;
  plan: DocumentPlan;
  sidebars: Sidebars;
  report: Report;
}

interface Link {
  [key: string]: Printable;
  label: string;
  href: string;
}

/** Converts the navigation bar to the `navbar` setting. */
export function convertNavbar(context: NavigationContext): Printable {
  const navbar = dictOf(context.site.themeConfig.navbar);
  const items = listOf(navbar.items);
  const fallback = { file: context.site.configFile };
  const converted = items.flatMap((item, index) =>
    convertItem(
      item instanceof Unread ? {} : dictOf(item),
      placeOf(items, index, fallback),
      context,
    ),
  );
  return {
    hideOnScroll: navbar.hideOnScroll === true ? true : undefined,
    items: converted,
  };
}

function convertItem(item: Dict, place: Place, context: NavigationContext): Printable[] {
  const position = item.position === 'left' ? undefined : 'right';
  if (isIgnored(item)) return [];
  if (item.type === 'dropdown' || item.items !== undefined) return dropdown(item, place, context);
  const href = targetOf(item, context);
  const label = textValue(item.label);
  if (href === undefined || isWithoutEquivalent(item)) {
    context.report('navigation', place, messageFor(item));
    return [];
  }
  const name = label ?? textValue(item['aria-label']);
  if (name === undefined) {
    context.report('navigation', place, `The link to ${href} has no label`);
    return [];
  }
  if (label === undefined) return [{ icon: 'repository', label: name, href, position }];
  return [{ label, href, position, activeSidebar: activeSidebar(item, context) }];
}

/** True for search, which is always in the new site's navigation bar. */
function isIgnored({ type }: Dict): boolean {
  return type === 'search';
}

function isWithoutEquivalent({ type }: Dict): boolean {
  return (
    typeof type === 'string' && /^(?:html|docsVersionDropdown|localeDropdown|custom-.*)$/.test(type)
  );
}

/** Returns the reason why an item in the navigation bar or footer isn't migrated. */
export function messageFor({ type, label, html, value }: Dict): string {
  if (type === 'docsVersionDropdown') return "The version dropdown isn't migrated";
  if (type === 'localeDropdown') return "The language dropdown isn't migrated";
  if (type === 'html' || html !== undefined || value !== undefined) return "HTML isn't migrated";
  const name = textValue(label);
  return name === undefined
    ? 'This entry has no link target'
    : `"${name}" has no readable link target`;
}

function dropdown(item: Dict, place: Place, context: NavigationContext): Printable[] {
  const label = textValue(item.label);
  const items = listOf(item.items);
  const links = items.flatMap((each, index): Link[] => {
    const entry = dictOf(each);
    const href = targetOf(entry, context);
    const text = textValue(entry.label);
    if (href !== undefined && text !== undefined) return [{ label: text, href }];
    context.report('navigation', placeOf(items, index, place), messageFor(entry));
    return [];
  });
  if (label === undefined || links.length === 0) {
    context.report('navigation', place, 'This dropdown has no label or no links');
    return [];
  }
  const href = targetOf(item, context);
  return [{ label, href, items: links, position: item.position === 'left' ? undefined : 'right' }];
}

/** Returns the route or URL that an item leads to. */
function targetOf(item: Dict, { site, plan, sidebars }: NavigationContext): string | undefined {
  const name = textValue(item.docsPluginId) ?? 'default';
  const set = plan.sets.find((each) => each.name === name);
  if (item.type === 'doc' && textValue(item.docId) !== undefined) {
    return set?.documents.find(({ oldId }) => oldId === item.docId)?.route;
  }
  if (item.type === 'docSidebar') {
    const id = set && firstDocument(sidebarNamed(sidebarOf(item, plan), sidebars), plan);
    return plan.sets.flatMap(({ documents }) => documents).find((each) => each.id === id)?.route;
  }
  if (item.type === 'docsVersion') return set?.documents[0]?.route;
  return hrefOf(textValue(item.to) ?? textValue(item.href), textValue(site.config.baseUrl) ?? '/');
}

function activeSidebar(item: Dict, { plan, sidebars }: NavigationContext): string | undefined {
  const name = item.type === 'docSidebar' ? sidebarOf(item, plan) : undefined;
  return sidebarNamed(name, sidebars) === undefined ? undefined : name;
}

function sidebarNamed(name: string | undefined, sidebars: Sidebars): Sidebars[string] | undefined {
  return name !== undefined && Object.hasOwn(sidebars, name) ? sidebars[name] : undefined;
}

function sidebarOf(item: Dict, plan: DocumentPlan): string | undefined {
  const name = textValue(item.docsPluginId) ?? 'default';
  const set = plan.sets.find((each) => each.name === name);
  const sidebar = textValue(item.sidebarId);
  return set && sidebar && nameOfSidebar(set, sidebar, []);
}

/** Returns the id of the first document in a sidebar. */
export function firstDocument(
  items: readonly Printable[] = [],
  plan: DocumentPlan,
): string | undefined {
  for (const item of items) {
    const id = documentIn(item, plan);
    if (id !== undefined) return id;
  }
  return undefined;
}

function documentIn(item: Printable, plan: DocumentPlan): string | undefined {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null || !('type' in item)) return undefined;
  const { type, id, link, items, dirName } = item;
  if (type === 'doc' && typeof id === 'string') return id;
  if (type === 'autogenerated') return firstInFolder(plan, String(dirName))?.id;
  if (type !== 'category') return undefined;
  return documentIn(link, plan) ?? (Array.isArray(items) ? firstDocument(items, plan) : undefined);
}
