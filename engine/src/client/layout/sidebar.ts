/**
 * The sidebar. Opens and closes branches, and follows the reader from page to page. Documents only contain the
 * items of open branches. The other items are loaded from the tree's data when they're needed.
 */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { comparablePath, pagePath } from '../../shared/sidebar.ts';
import type { SidebarData } from '../../shared/view.ts';
import { afterLayout } from '../page/after-layout.ts';
import { getServerSnapshot, getSnapshot, type Page } from '../page/page-store.ts';
import { trustedHtml } from '../trusted-types.ts';
import { branchesAround, completeList, listOf, makeButtons, setOpen } from './sidebar-branches.ts';
import { restoreScroll, showCurrentLink, storeScroll } from './sidebar-scroll.ts';

/**
 * Branches that the reader opened or closed, and branches that were opened automatically because they contain
 * the page.
 */
type Choices = Map<Element, 'opened' | 'closed' | 'automatic'>;

/** The tree on display, and the page whose links are marked in it. */
interface Tree {
  page: Page;
  choices: Choices;
  /** True if the document contains every branch of the tree. */
  isWhole: boolean;
}

interface Sidebar {
  readonly base: string;
  /** The element that contains the tree. */
  readonly place: HTMLElement;
  tree: Tree;
  /** Trees that the reader left, keyed by the URLs of their data. */
  readonly left: Map<string, { tree: Tree; box: HTMLElement }>;
  /** False until the branches around the previous page are closed and the current link is in view. */
  isSettled: boolean;
}

/** Matches the items of a branch that the author didn't open on every page. */
const CLOSES = `:scope > ul:not([${attributes.STAYS_OPEN}])`;

/** Starts the sidebar, if the theme has a place for one. */
export function startSidebar(base: string): void {
  const place = document.querySelector<HTMLElement>(`[${attributes.SIDEBAR_PLACE}]`);
  if (!place) return;
  const page = getServerSnapshot();
  const tree = { page, choices: new Map(), isWhole: false };
  const sidebar: Sidebar = { base, place, tree, left: new Map(), isSettled: true };
  makeButtons(place);
  markCurrent(place, pathOf(sidebar, page));
  openAround(sidebar);
  if (getSnapshot() !== page) run(follow(sidebar));

  document.addEventListener(events.SWAPPED, () => run(follow(sidebar)));
  place.addEventListener('mouseleave', () => settle(sidebar));
  addEventListener('pagehide', storeScroll);
  document.addEventListener('visibilitychange', () => document.hidden && storeScroll());
  place.addEventListener('click', (event) => useControl(sidebar, event));
}

function useControl(sidebar: Sidebar, { target }: Event): void {
  const control = (target as Element | null)?.closest<HTMLElement>('li > div > *');
  const item = control?.closest('li');
  if (!control || !item) return;
  if (control.matches('button')) run(toggle(sidebar, item, control));
  // A category's link opens the category and never closes it.
  else if (item.querySelector(':scope > div > button')) run(open(sidebar, item));
}

async function toggle(sidebar: Sidebar, item: Element, button: HTMLElement): Promise<void> {
  if (button.getAttribute('aria-expanded') === 'true') return choose(sidebar, item, false);
  try {
    await open(sidebar, item);
    choose(sidebar, item, true);
  } catch (error) {
    // Opens the first page in the branch, as the link would without scripts.
    if (button.dataset.href) location.assign(button.dataset.href);
    throw error;
  }
}

async function open(sidebar: Sidebar, item: Element): Promise<void> {
  if (!listOf(item)) await complete(sidebar);
  setOpen(item, true);
}

function choose({ place, tree }: Sidebar, item: Element, isOpen: boolean): void {
  // The reader might have moved to a different sidebar while this one was loading.
  if (!place.contains(item)) return;
  setOpen(item, isOpen);
  tree.choices.set(item, isOpen ? 'opened' : 'closed');
}

/** Fetches the branches that the document doesn't contain. */
async function complete(sidebar: Sidebar): Promise<void> {
  const { place, tree } = sidebar;
  const whole = (await loadTree(tree.page.sidebar?.dataUrl ?? '')).querySelector('ul');
  const list = place.querySelector('ul');
  if (tree !== sidebar.tree || !list || !whole) return;
  completeList(list, whole);
  makeButtons(place);
  tree.isWhole = true;
}

/** Updates the sidebar for the page on display. */
async function follow(sidebar: Sidebar): Promise<void> {
  const { place, tree } = sidebar;
  const page = getSnapshot();
  const path = pathOf(sidebar, page);
  markCurrent(place, path);
  if (page.sidebar?.dataUrl !== tree.page.sidebar?.dataUrl) {
    const next = page.sidebar && (await treeOf(sidebar, page, page.sidebar.dataUrl));
    if (getSnapshot() !== page) return;
    replaceTree(sidebar, page, next);
  } else if (!tree.isWhole && linksTo(place, path).length === 0 && page.sidebar) {
    await complete(sidebar);
    if (getSnapshot() !== page) return;
  }
  sidebar.tree.page = page;
  markCurrent(place, path);
  openAround(sidebar);
  sidebar.isSettled = false;
  // The new page's layout isn't complete until the swap is over.
  requestAnimationFrame(() => settle(sidebar));
}

/** Returns a tree as the reader left it, or loads it. */
async function treeOf({ left }: Sidebar, page: Page, dataUrl: string) {
  const known = left.get(dataUrl);
  if (known) return known;
  const tree: Tree = { page, choices: new Map(), isWhole: true };
  return { tree, box: await loadTree(dataUrl) };
}

function replaceTree(
  sidebar: Sidebar,
  page: Page,
  next: { tree: Tree; box: HTMLElement } | undefined,
): void {
  const { place, tree, left } = sidebar;
  storeScroll();
  const box = place.firstElementChild;
  if (box instanceof HTMLElement && tree.page.sidebar) {
    left.set(tree.page.sidebar.dataUrl, { tree, box });
  }
  place.replaceChildren(...(next ? [next.box] : []));
  if (next) restoreScroll(next.box);
  sidebar.tree = next?.tree ?? { page, choices: new Map(), isWhole: true };
  makeButtons(place);
}

/** Opens the branches around the page. */
function openAround(sidebar: Sidebar): void {
  const { choices } = sidebar.tree;
  for (const item of around(sidebar)) {
    if (choices.get(item) === 'opened') continue;
    setOpen(item, true);
    if (item.querySelector(CLOSES)) choices.set(item, 'automatic');
    else choices.delete(item);
  }
}

/**
 * Closes the branches around the page that the reader left, and scrolls to the current link, once per page.
 * Waits while the pointer is on the sidebar, so that nothing moves under it.
 */
function settle(sidebar: Sidebar): void {
  const { choices } = sidebar.tree;
  if (sidebar.isSettled || isUnderPointer(sidebar.place)) return;
  sidebar.isSettled = true;
  const kept = around(sidebar);
  for (const [item, choice] of choices) {
    if (choice !== 'automatic' || kept.includes(item)) continue;
    setOpen(item, false);
    choices.delete(item);
  }
  afterLayout(showCurrentLink);
}

function isUnderPointer(place: HTMLElement): boolean {
  // On a touchscreen, what was tapped last stays hovered: https://www.w3.org/TR/mediaqueries-4/#hover
  return matchMedia('(hover: hover)').matches && place.matches(':hover');
}

/** Returns the branches around the page on display. */
function around(sidebar: Sidebar): Element[] {
  const path = pathOf(sidebar, sidebar.tree.page);
  return linksTo(sidebar.place, path).flatMap(branchesAround);
}

function pathOf({ base }: Sidebar, { route }: Page): string {
  return comparablePath(pathnameOfRoute(route, base));
}

function run(work: Promise<void>): void {
  work.catch((error: unknown) => console.error('The sidebar couldn’t be loaded', error));
}

/** Returns the whole tree with every branch. Rejects if its data can't be loaded. */
async function loadTree(dataUrl: string): Promise<HTMLElement> {
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
function linksTo(tree: ParentNode, path: string): Element[] {
  return [
    ...tree.querySelectorAll(`li a[href]:not([${attributes.SECTION}], [${attributes.OPEN}])`),
  ].filter((link) => pagePath(link.getAttribute('href') ?? '') === path);
}

/** Marks only the links to the page at a path, and the categories that contain them. */
function markCurrent(tree: ParentNode, path: string | undefined): void {
  const links = path === undefined ? [] : linksTo(tree, path);
  const branches = new Set(links.flatMap(branchesAround));
  for (const link of tree.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  for (const link of links) link.setAttribute('aria-current', 'page');
  for (const label of tree.querySelectorAll('div')) {
    label.toggleAttribute(attributes.ACTIVE, branches.has(label.parentElement as Element));
  }
}
