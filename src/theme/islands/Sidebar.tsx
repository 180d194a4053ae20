import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  getServerSnapshot,
  getSnapshot,
  type PageSidebar,
  subscribe,
} from '../../client/page-store.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { openBranches } from '../../shared/sidebar.ts';
import { shownBranches, useBranches } from './branches.ts';
import { SidebarTree } from './SidebarTree.tsx';
import { fetchSidebar, isBelow, type LoadedSidebar, withBranches } from './sidebar-data.ts';

/** Fetches the tree of the page the document was served for; what it returns are further props. */
export async function load(): Promise<{ loaded: LoadedSidebar | undefined }> {
  const { sidebar, route } = getServerSnapshot();
  if (sidebar === undefined) return { loaded: undefined };
  const tree = await fetchSidebar(sidebar);
  const items = await withBranches(tree.items, ({ within }) => isBelow(hrefOf(route), within));
  return { loaded: { ...tree, items } };
}

/** The sidebar in the browser: follows navigation, opens and closes branches. */
export default function Sidebar({ loaded }: { loaded?: LoadedSidebar | undefined }) {
  const page = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const [tree, setTree] = useTree(page.sidebar, loaded);
  const currentHref = hrefOf(page.route);
  const { choices, toggle } = useBranches(tree, currentHref);
  const hydrated = useHydrated();
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
      (error: unknown) => console.error('A branch of the sidebar cannot be loaded', error),
    );
    return () => {
      isWanted = false;
    };
  }, [items, open, currentHref, setTree]);
  if (tree === undefined) return null;
  const onToggle = hydrated ? toggle : undefined;
  return <SidebarTree {...tree} {...{ currentHref, open, active, onToggle }} />;
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
      (error: unknown) => console.error(`The sidebar "${name}" cannot be loaded`, error),
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

/** False on the server and while hydrating, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
