import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  getServerSnapshot,
  getSnapshot,
  type PageSidebar,
  subscribe,
} from '../../client/page-store.ts';
import { treeKey } from '../../client/restore-place.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { openBranches } from '../../shared/sidebar.ts';
import { type Choices, isChanged, readChoices, shownBranches, useBranches } from './branches.ts';
import { SidebarTree } from './SidebarTree.tsx';
import { fetchSidebar, isBelow, type LoadedSidebar, withBranches } from './sidebar-data.ts';

interface SidebarProps {
  loaded?: LoadedSidebar | undefined;
  /** The reader's choices, when the document shows them already (see restore-place.ts). */
  shown?: Choices | undefined;
}

const FAILED = 'The sidebar cannot be loaded';

/** Fetches the tree of the page the document was served for; what it returns are further props. */
export async function load(): Promise<SidebarProps> {
  const { sidebar, route } = getServerSnapshot();
  if (sidebar === undefined) return {};
  const tree = await fetchSidebar(sidebar);
  const isRestored = document.querySelector('[data-changed]') !== null;
  const shown = isRestored ? readChoices(tree) : undefined;
  const currentHref = hrefOf(route);
  const items = await withBranches(
    tree.items,
    ({ within }, key) => isBelow(currentHref, within) || shown?.[key] === true,
  );
  return { loaded: { ...tree, items }, shown };
}

/** The sidebar in the browser: follows navigation, opens and closes branches. */
export default function Sidebar({ loaded, shown }: SidebarProps) {
  const page = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const [tree, setTree] = useTree(page.sidebar, loaded);
  const currentHref = hrefOf(page.route);
  const { choices, toggle } = useBranches(tree, currentHref, shown);
  const hydrated = useHydrated(shown !== undefined);
  const items = tree?.items;
  const active = useMemo(() => openBranches(items ?? [], currentHref), [items, currentHref]);
  const open = useMemo(
    () => shownBranches(items ?? [], currentHref, choices),
    [items, currentHref, choices],
  );
  useEffect(() => {
    if (items === undefined) return;
    let isWanted = true;
    withBranches(items, ({ within }, key) => open.has(key) || isBelow(currentHref, within)).then(
      (filled) => {
        if (isWanted && filled !== items) setTree((now) => now && { ...now, items: filled });
      },
      (error: unknown) => console.error(FAILED, error),
    );
    return () => {
      isWanted = false;
    };
  }, [items, open, currentHref, setTree]);
  if (tree === undefined) return null;
  const onToggle = hydrated ? toggle : undefined;
  const changed = hydrated && isChanged(active, choices) ? treeKey() : undefined;
  return <SidebarTree {...tree} {...{ currentHref, open, active, onToggle, changed }} />;
}

/** The tree for the current page; the old one stays until the new one is there. */
function useTree(wanted: PageSidebar | undefined, first: LoadedSidebar | undefined) {
  const [tree, setTree] = useState(first);
  const dataUrl = wanted?.dataUrl;
  const name = wanted?.name;
  useEffect(() => {
    if (dataUrl === undefined || name === undefined || dataUrl === tree?.version) return;
    let isWanted = true;
    fetchSidebar({ name, dataUrl }).then(
      (loaded) => isWanted && setTree(loaded),
      (error: unknown) => console.error(FAILED, error),
    );
    return () => {
      isWanted = false;
    };
  }, [name, dataUrl, tree?.version]);
  return [wanted === undefined ? undefined : tree, setTree] as const;
}

function hrefOf(route: string): string {
  return pathnameOfRoute(route, document.documentElement.dataset.base ?? '');
}

/** While hydrating what the document shows, true from then on. */
function useHydrated(isRestored: boolean): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => isRestored,
  );
}
