/** A sidebar's tree: its data, its links, and the marks on them. */
import * as attributes from '../../shared/attributes.ts';
import { pagePath } from '../../shared/sidebar.ts';
import type { SidebarData } from '../../shared/view.ts';
import { trustedHtml } from '../trusted-types.ts';
import { branchesAround } from './sidebar-branches.ts';

/** Returns the whole tree with every branch. Rejects if its data can't be loaded. */
export async function loadTree(dataUrl: string): Promise<HTMLElement> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error(`${dataUrl}: status ${response.status}`);
  const { html } = (await response.json()) as SidebarData;
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const tree = template.content.firstElementChild;
  if (!(tree instanceof HTMLElement)) throw new Error(`${dataUrl} doesn't contain a tree`);
  return tree;
}

/** Returns the links to the page at a path (see `comparablePath`). */
export function linksTo(tree: ParentNode, path: string): Element[] {
  return [
    ...tree.querySelectorAll(`li a[href]:not([${attributes.SECTION}], [${attributes.OPEN}])`),
  ].filter((link) => pagePath(link.getAttribute('href') ?? '') === path);
}

/** Marks only the links to the page at a path, and the categories that contain them. */
export function markCurrent(tree: ParentNode, path: string | undefined): void {
  const links = path === undefined ? [] : linksTo(tree, path);
  const branches = new Set(links.flatMap(branchesAround));
  for (const link of tree.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  for (const link of links) link.setAttribute('aria-current', 'page');
  for (const label of tree.querySelectorAll('div')) {
    label.toggleAttribute(attributes.ACTIVE, branches.has(label.parentElement as Element));
  }
}
