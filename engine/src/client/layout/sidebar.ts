/**
 * The sidebar: opens and closes branches, and follows the reader from page to page. Documents hold the
 * items of open branches only; the others are taken from the tree's data when they are needed.
 */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { comparablePath } from '../../shared/sidebar.ts';
import { afterLayout } from '../first-view/after-layout.ts';
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
import { storedContent } from './sidebar-nodes.ts';
import {
  applySidebar,
  readSidebar,
  type StoredBranch,
  type StoredSidebar,
  sidebarBox,
  storageName,
} from './sidebar-stored.ts';
import { linksTo, loadTree, markCurrent } from './sidebar-tree.ts';

/** The tree on display and the page that it was last brought into line with. */
interface Shown {
  page: Page;
  /** Branches that the reader opened (`true`) or closed, and those that a page in them opened (`null`). */
  choices: Choices;
  /** True when the document holds every branch of the tree. */
  isWhole: boolean;
}

/** Items at hand of a branch that the author has not opened for every page. */
const CLOSES = `:scope > ul:not([${attributes.STAYS_OPEN}])`;

type Choices = Map<Element, boolean | null>;

/** Starts the sidebar, if the theme has a place for one. */
export function startSidebar(base: string): void {
  const found = document.querySelector<HTMLElement>(`[${attributes.SIDEBAR_PLACE}]`);
  if (!found) return;
  const place = found;
  const served = getServerSnapshot();
  const stored = readSidebar(sidebarBox(), served.sidebar?.dataUrl);
  let shown: Shown = { page: served, choices: choicesOf(stored), isWhole: false };
  let isSettled = true;
  makeButtons(place);
  markCurrent(place, pathOf(served));
  openAround(stored?.route === served.route);
  if (getSnapshot() !== served) run(follow());

  document.addEventListener(events.SWAPPED, () => run(follow()));
  place.addEventListener('mouseleave', settle);
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
      choose(item, true);
    } catch (error) {
      // To the first page in it, as without script.
      if (button.dataset.href) location.assign(button.dataset.href);
      throw error;
    }
  }

  async function open(item: Element): Promise<void> {
    if (!listOf(item)) await complete();
    setOpen(item, true);
  }

  function choose(item: Element, isOpen: boolean): void {
    // The reader may have come to another sidebar while this one was loading.
    if (!place.contains(item)) return;
    setOpen(item, isOpen);
    shown.choices.set(item, isOpen);
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
    openAround();
    isSettled = false;
    // The layout is that of the new page only when the swap is over.
    requestAnimationFrame(settle);
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

  /** Opens the branches around the page; one that the reader closed there stays so when it is loaded again. */
  function openAround(isAgain = false): void {
    for (const item of around()) {
      const choice = shown.choices.get(item);
      if (choice || (isAgain && choice === false)) continue;
      setOpen(item, true);
      if (item.querySelector(CLOSES)) shown.choices.set(item, null);
      else shown.choices.delete(item);
    }
  }

  /**
   * Once for each page: closes branches whose page was left, and shows the current link. Not while the
   * pointer is on the sidebar, so that nothing moves away from it.
   */
  function settle(): void {
    if (isSettled || place.matches(':hover')) return;
    isSettled = true;
    const kept = around();
    for (const [item, choice] of shown.choices) {
      if (choice !== null || kept.includes(item)) continue;
      setOpen(item, false);
      shown.choices.delete(item);
    }
    afterLayout(showCurrentLink);
  }

  function around(): Element[] {
    return linksTo(place, pathOf(shown.page)).flatMap(branchesAround);
  }

  function pathOf({ route }: Page): string {
    return comparablePath(pathnameOfRoute(route, base));
  }
}

function choicesOf(stored: StoredSidebar | undefined): Choices {
  const box = sidebarBox();
  return new Map(
    stored?.branches.flatMap(([key, , closedOn]) => {
      const item = box?.querySelector(key);
      return item ? [[item, closedOn === null] as const] : [];
    }),
  );
}

/** Keeps the tree for the session: without its branches when there is no room for them. */
function keep({ page: { route, sidebar }, choices }: Shown): void {
  const box = sidebarBox();
  if (!box || !sidebar) return;
  const copy = box.cloneNode(true) as Element;
  markCurrent(copy, undefined);
  const copyOf = (item: Element) => copy.querySelector(keyOf(item)) as Element;
  for (const [item, isOpen] of choices) if (isOpen === null) setOpen(copyOf(item), false);
  const branches = [...choices].flatMap(([item, isOpen]): StoredBranch[] => {
    const content = isOpen === null ? undefined : storedContent(copyOf(item));
    return content === undefined ? [] : [[keyOf(item), content, isOpen ? null : route]];
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
