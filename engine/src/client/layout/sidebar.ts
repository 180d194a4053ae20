/**
 * The sidebar. Opens and closes branches, and follows the reader from page to page. Documents only contain the
 * items of open branches. The other items are loaded from the tree's data when they're needed.
 */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { comparablePath } from '../../shared/sidebar.ts';
import { afterLayout } from '../page/after-layout.ts';
import { getServerSnapshot, getSnapshot, type Page } from '../page/page-store.ts';
import { writeStored } from '../storage/storage.ts';
import {
  branchesAround,
  completeList,
  keyOf,
  listOf,
  makeButtons,
  setOpen,
} from './sidebar-branches.ts';
import { storedContent } from './sidebar-nodes.ts';
import {
  applySidebar,
  readSidebar,
  type StoredBranch,
  type StoredSidebar,
  showCurrentLink,
  sidebarBox,
  storageName,
} from './sidebar-stored.ts';
import { linksTo, loadTree, markCurrent } from './sidebar-tree.ts';

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
  /** False until the branches around the previous page have been closed. */
  isSettled: boolean;
}

/** Items of a branch that the author didn't open for every page. */
const CLOSES = `:scope > ul:not([${attributes.STAYS_OPEN}])`;

/** Starts the sidebar, if the theme has a place for one. */
export function startSidebar(base: string): void {
  const place = document.querySelector<HTMLElement>(`[${attributes.SIDEBAR_PLACE}]`);
  if (!place) return;
  const page = getServerSnapshot();
  const stored = readSidebar(sidebarBox(), page.sidebar?.dataUrl);
  const tree = { page, choices: choicesOf(stored), isWhole: false };
  const sidebar: Sidebar = { base, place, tree, isSettled: true };
  makeButtons(place);
  markCurrent(place, pathOf(sidebar, page));
  openAround(sidebar, stored?.route === page.route);
  if (getSnapshot() !== page) run(follow(sidebar));

  document.addEventListener(events.SWAPPED, () => run(follow(sidebar)));
  place.addEventListener('mouseleave', () => settle(sidebar));
  addEventListener('pagehide', () => keep(sidebar.tree));
  document.addEventListener('visibilitychange', () => document.hidden && keep(sidebar.tree));
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
    // Opens the first page in the branch, as without scripts.
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
    const loaded = page.sidebar && (await loadTree(page.sidebar.dataUrl));
    if (getSnapshot() !== page) return;
    replaceTree(sidebar, page, loaded);
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

function replaceTree(sidebar: Sidebar, page: Page, loaded: HTMLElement | undefined): void {
  const { place, tree } = sidebar;
  keep(tree);
  place.replaceChildren(...(loaded ? [loaded] : []));
  const stored = loaded && readSidebar(loaded, page.sidebar?.dataUrl);
  if (loaded && stored) {
    applySidebar(loaded, stored, page.route);
    loaded.scrollTop = stored.top;
  }
  sidebar.tree = { page, choices: choicesOf(stored), isWhole: true };
  makeButtons(place);
}

/** Opens the branches around the page. If the reader closed one there, it stays closed when the page is reloaded. */
function openAround(sidebar: Sidebar, isReload = false): void {
  const { choices } = sidebar.tree;
  for (const item of around(sidebar)) {
    const choice = choices.get(item);
    if (choice === 'opened' || (isReload && choice === 'closed')) continue;
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
  if (sidebar.isSettled || sidebar.place.matches(':hover')) return;
  sidebar.isSettled = true;
  const kept = around(sidebar);
  for (const [item, choice] of choices) {
    if (choice !== 'automatic' || kept.includes(item)) continue;
    setOpen(item, false);
    choices.delete(item);
  }
  afterLayout(showCurrentLink);
}

/** Returns the branches around the page on display. */
function around(sidebar: Sidebar): Element[] {
  const path = pathOf(sidebar, sidebar.tree.page);
  return linksTo(sidebar.place, path).flatMap(branchesAround);
}

function pathOf({ base }: Sidebar, { route }: Page): string {
  return comparablePath(pathnameOfRoute(route, base));
}

function choicesOf(stored: StoredSidebar | undefined): Choices {
  const box = sidebarBox();
  return new Map(
    stored?.branches.flatMap(({ key, closedOn }) => {
      const item = box?.querySelector(key);
      return item ? [[item, closedOn === undefined ? 'opened' : 'closed'] as const] : [];
    }),
  );
}

/** Stores the tree for the session. If there's no room, omits its branches. */
function keep({ page: { route, sidebar }, choices }: Tree): void {
  const box = sidebarBox();
  if (!box || !sidebar) return;
  const copy = box.cloneNode(true) as Element;
  markCurrent(copy, undefined);
  const copyOf = (item: Element) => copy.querySelector(keyOf(item)) as Element;
  for (const [item, choice] of choices) if (choice === 'automatic') setOpen(copyOf(item), false);
  const branches = [...choices].flatMap(([item, choice]): StoredBranch[] => {
    const content = choice === 'automatic' ? undefined : storedContent(copyOf(item));
    if (content === undefined) return [];
    return [{ key: keyOf(item), content, ...(choice === 'closed' && { closedOn: route }) }];
  });
  const top = Math.round(box.scrollTop);
  const stored: StoredSidebar = { dataUrl: sidebar.dataUrl, route, top, branches };
  const name = storageName(box);
  if (writeStored(name, JSON.stringify(stored), 'session')) return;
  writeStored(name, JSON.stringify({ ...stored, branches: [] }), 'session');
}

function run(work: Promise<void>): void {
  work.catch((error: unknown) => console.error('The sidebar couldn’t be loaded', error));
}
