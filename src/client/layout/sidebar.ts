/**
 * The sidebar: opens and closes branches, and follows the reader from page to page. Documents hold the
 * items of open branches only; the others are taken from the tree's data when they are needed.
 */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { comparablePath } from '../../shared/sidebar.ts';
import { getServerSnapshot, getSnapshot, type Page } from '../navigation/page-store.ts';
import { showCurrentLink } from '../navigation/restore-place.ts';
import { writeStored } from '../storage/storage.ts';
import {
  branchesAround,
  completeList,
  keyOf,
  listOf,
  makeButtons,
  setOpen,
} from './sidebar-branches.ts';
import {
  applySidebar,
  readSidebar,
  type StoredSidebar,
  sidebarBox,
  storageName,
} from './sidebar-stored.ts';
import { htmlWithoutMarks, linksTo, loadTree, markCurrent } from './sidebar-tree.ts';

/** The tree on display and the page that it was last brought into line with. */
interface Shown {
  page: Page;
  /** Branches that the reader opened (`true`) or closed, by key (see `keyOf`). */
  choices: Map<string, boolean>;
  /** True when the document holds every branch of the tree. */
  isWhole: boolean;
}

/** Starts the sidebar, if the theme has a place for one. */
export function startSidebar(base: string): void {
  const found = document.querySelector<HTMLElement>(`[${attributes.SIDEBAR_PLACE}]`);
  if (!found) return;
  const place = found;
  const served = getServerSnapshot();
  const stored = readSidebar(sidebarBox(), served.sidebar?.dataUrl);
  let shown: Shown = { page: served, choices: choicesOf(stored), isWhole: false };
  makeButtons(place);
  markCurrent(place, pathOf(served));
  if (stored?.route !== served.route) openAround(served);
  if (getSnapshot() !== served) run(follow());

  document.addEventListener(events.SWAPPED, () => run(follow()));
  addEventListener('pagehide', () => keep(shown));
  document.addEventListener('visibilitychange', () => document.hidden && keep(shown));
  place.addEventListener('click', ({ target }) => {
    const control = (target as Element | null)?.closest<HTMLElement>('li > div > *');
    const item = control?.closest('li');
    if (!control || !item) return;
    if (control.matches('button')) run(toggle(item, control));
    // The link of a category opens it and never closes it.
    else if (item.querySelector(':scope > div > button')) run(open(item));
  });

  async function toggle(item: Element, button: HTMLElement): Promise<void> {
    if (button.getAttribute('aria-expanded') === 'true') return choose(item, false);
    try {
      await open(item);
    } catch (error) {
      // To the first page in it, as without script.
      if (button.dataset.href) location.assign(button.dataset.href);
      throw error;
    }
  }

  async function open(item: Element): Promise<void> {
    if (!listOf(item)) await complete();
    choose(item, true);
  }

  function choose(item: Element, isOpen: boolean): void {
    // The reader may have come to another sidebar while this one was loading.
    if (!place.contains(item)) return;
    setOpen(item, isOpen);
    shown.choices.set(keyOf(item), isOpen);
  }

  /** Fetches the branches that the document does not hold. */
  async function complete(): Promise<void> {
    const tree = shown;
    const whole = (await loadTree(tree.page.sidebar?.dataUrl ?? '')).querySelector('ul');
    const list = place.querySelector('ul');
    if (tree !== shown || !list || !whole) return;
    completeList(list, whole);
    makeButtons(place);
    tree.isWhole = true;
  }

  async function follow(): Promise<void> {
    const page = getSnapshot();
    markCurrent(place, pathOf(page));
    if (page.sidebar?.dataUrl !== shown.page.sidebar?.dataUrl) {
      const tree = page.sidebar && (await loadTree(page.sidebar.dataUrl));
      if (getSnapshot() !== page) return;
      replaceTree(page, tree);
    } else if (!shown.isWhole && linksTo(place, pathOf(page)).length === 0 && page.sidebar) {
      await complete();
      if (getSnapshot() !== page) return;
    }
    shown.page = page;
    markCurrent(place, pathOf(page));
    openAround(page);
    // The layout is that of the new page only when the swap is over.
    requestAnimationFrame(showCurrentLink);
  }

  function replaceTree(page: Page, tree: HTMLElement | undefined): void {
    keep(shown);
    place.replaceChildren(...(tree ? [tree] : []));
    const stored = tree && readSidebar(tree, page.sidebar?.dataUrl);
    if (tree && stored) {
      applySidebar(tree, stored, page.route);
      tree.scrollTop = stored.top;
    }
    shown = { page, choices: choicesOf(stored), isWhole: true };
    makeButtons(place);
  }

  /** Arriving at a page opens the branches around it, for good. */
  function openAround(page: Page): void {
    for (const item of linksTo(place, pathOf(page)).flatMap(branchesAround)) {
      if (listOf(item)) choose(item, true);
    }
  }

  function pathOf({ route }: Page): string {
    return comparablePath(pathnameOfRoute(route, base));
  }
}

function choicesOf(stored: StoredSidebar | undefined): Map<string, boolean> {
  return new Map(stored?.branches.map(([key, , closedOn]) => [key, closedOn === null]));
}

/** Keeps the tree for the session: without its branches when there is no room for them. */
function keep({ page: { route, sidebar }, choices }: Shown): void {
  const box = sidebarBox();
  if (!box || !sidebar) return;
  const branches = [...choices].flatMap(([key, isOpen]) => {
    const item = box.querySelector(key);
    return item ? [[key, htmlWithoutMarks(item), isOpen ? null : route] as const] : [];
  });
  const top = Math.round(box.scrollTop);
  const stored: StoredSidebar = { dataUrl: sidebar.dataUrl, route, top, branches };
  const name = storageName(box);
  if (writeStored(name, JSON.stringify(stored), 'session')) return;
  writeStored(name, JSON.stringify({ ...stored, branches: [] }), 'session');
}

function run(work: Promise<void>): void {
  work.catch((error: unknown) => console.error('The sidebar cannot be loaded', error));
}
