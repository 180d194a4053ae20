/** The schema of navigation bar entries. It expands the short forms that authors write. */
import { z } from 'zod';
import type { NavbarItem } from '../../../shared/view.ts';
import { chooseSchema } from '../../problems/schema-problems.ts';
import { suggest } from '../../problems/suggest.ts';
import { href, textLike } from './fields.ts';

const label = textLike('Quickstart');
const shortLabel = textLike('Academy').optional();
const activeSidebar = textLike('documentation').optional();
const position = z.enum(['left', 'right']).default('left');

const link: z.ZodType<NavbarItem> = z
  .strictObject({ label, href, position, newTab: z.boolean().default(false), activeSidebar })
  .transform((item) => ({ type: 'link', ...item }));

const dropdown: z.ZodType<NavbarItem> = z
  .strictObject({
    label,
    shortLabel,
    href: href.optional(),
    activeSidebar,
    position,
    items: z.array(z.strictObject({ label, href })),
  })
  .transform((item) => ({ type: 'dropdown', ...item }));

const icon: z.ZodType<NavbarItem> = z
  .strictObject({ icon: z.literal('repository'), label, shortLabel, href, position })
  .transform((item) => ({ type: 'icon', ...item }));

const separator: z.ZodType<NavbarItem> = z
  .strictObject({ separator: z.literal(true), position })
  .transform((item) => ({ type: 'separator', position: item.position }));

const forms = new Map([
  ['items', dropdown],
  ['icon', icon],
  ['separator', separator],
]);

/** Chooses the form of an entry by a key that only this form has, even if the key is misspelled. */
export const navbarItem: z.ZodType<NavbarItem> = chooseSchema((value) => {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  for (const key of keys) {
    const form = forms.get(suggest(key, [...forms.keys()]) ?? '');
    if (form !== undefined) return form;
  }
  return link;
});
