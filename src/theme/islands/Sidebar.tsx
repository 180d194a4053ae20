import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  getServerSnapshot,
  getSnapshot,
  type PageSidebar,
  subscribe,
} from '../../client/page-store.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { openBranches } from '../../shared/sidebar.ts';
import type { SidebarData } from '../../shared/view.ts';
import { shownBranches, useBranches } from './branches.ts';
import { SidebarTree } from './SidebarTree.tsx';

interface LoadedSidebar extends SidebarData {
  /** Address it came from; holds the hash of its content. */
  version: string;
}

/** Fetches the tree of the page the document was served for; what it returns are further props. */
export async function load(): Promise<{ loaded: LoadedSidebar | undefined }> {
  const { sidebar } = getServerSnapshot();
  return { loaded: sidebar === undefined ? undefined : await fetchSidebar(sidebar) };
}

/** The sidebar in the browser: follows navigation, opens and closes branches. */
export default function Sidebar({ loaded }: { loaded?: LoadedSidebar | undefined }) {
  const page = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const tree = useTree(page.sidebar, loaded);
  const currentHref = pathnameOfRoute(page.route, document.documentElement.dataset.base ?? '');
  const { choices, toggle } = useBranches(tree, currentHref);
  const hydrated = useHydrated();
  const items = tree?.items;
  const active = useMemo(() => openBranches(items ?? [], currentHref), [items, currentHref]);
  const open = useMemo(
    () => shownBranches(items ?? [], currentHref, choices),
    [items, currentHref, choices],
  );
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
  return wanted === undefined ? undefined : tree;
}

async function fetchSidebar({ dataUrl }: PageSidebar): Promise<LoadedSidebar> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error(`${dataUrl}: status ${response.status}`);
  const data = (await response.json()) as SidebarData;
  return { ...data, version: dataUrl };
}

/** False on the server and while hydrating, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
