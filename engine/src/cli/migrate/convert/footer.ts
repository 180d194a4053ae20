import type { Place } from '../../../core/problems/problems.ts';
import {
  type Dict,
  dictOf,
  isDict,
  listOf,
  placeOf,
  textValue,
  Unread,
  type Value,
} from '../read/values.ts';
import { Code, type Printable } from '../write/print-source.ts';
import { hrefOf } from './href.ts';
import { messageFor, type NavigationContext } from './navbar.ts';

interface Link {
  [key: string]: Printable;
  label: string;
  href: string;
}

/** Converts the footer to the `footer` setting. */
export function convertFooter({ site, report }: NavigationContext): Printable {
  const footer = dictOf(site.themeConfig.footer);
  const base = textValue(site.config.baseUrl) ?? '/';
  const fallback = { file: site.configFile };
  const links = listOf(footer.links);
  const toLink = (item: Dict, place: Place): Link[] => {
    const href = hrefOf(textValue(item.to) ?? textValue(item.href), base);
    const label = textValue(item.label);
    if (href !== undefined && label !== undefined) return [{ label, href }];
    report('navigation', place, messageFor(item));
    return [];
  };
  const columns = links.flatMap((column, index) => {
    if (!isDict(column) || column.items === undefined) return [];
    const items = listOf(column.items);
    const place = placeOf(links, index, fallback);
    const found = items.flatMap((item, at) => toLink(dictOf(item), placeOf(items, at, place)));
    const title = textValue(column.title) ?? textValue(site.config.title) ?? 'Links';
    return found.length === 0 ? [] : [{ title, items: found }];
  });
  const alone = links.flatMap((item, index) =>
    isDict(item) && item.items === undefined ? toLink(item, placeOf(links, index, fallback)) : [],
  );
  if (footer.logo !== undefined) {
    report('navigation', placeOf(footer, 'logo', fallback), "The footer's logo isn't migrated");
  }
  const title = textValue(site.config.title) ?? 'Links';
  const groups = alone.length === 0 ? columns : [...columns, { title, items: alone }];
  return { groups, copyright: copyright(footer.copyright) };
}

function copyright(value: Value): Printable {
  if (!(value instanceof Unread)) return textValue(value);
  return staysCode(value) ? new Code(value.code) : undefined;
}

/** True if the current year is the only expression in the text. Such code is kept. */
export function staysCode({ node, code }: Unread): boolean {
  const rest = code.replace(/\$\{new Date\(\)\.getFullYear\(\)\}/g, '');
  return node.type === 'TemplateLiteral' && !/\$\{/.test(rest);
}
