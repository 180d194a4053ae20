/** Which branches of the sidebar a reader opened and closed, kept for the session. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../client/storage.ts';
import { initialBranches, openBranches } from '../../shared/sidebar.ts';
import type { SidebarItem } from '../../shared/view.ts';

/** `true` for branches that were opened, `false` for those that were closed; others are as made. */
export type Choices = Readonly<Record<string, boolean>>;

/** Keys of the branches to draw: the author's choice, then the reader's. */
export function shownBranches(
  items: readonly SidebarItem[],
  currentHref: string,
  choices: Choices,
): ReadonlySet<string> {
  const open = initialBranches(items, currentHref);
  for (const [key, isOpen] of Object.entries(choices)) {
    if (isOpen) open.add(key);
    else open.delete(key);
  }
  return open;
}

/**
 * True when branches may be open or closed otherwise than the server draws them.
 *
 * @param active keys of the branches around the current page
 */
export function isChanged(active: ReadonlySet<string>, choices: Choices): boolean {
  return Object.entries(choices).some(([key, isOpen]) => isOpen !== active.has(key));
}

/** Choices of this session; none when nothing usable is stored for this version of the tree. */
export function readChoices({ name, version }: TreeName): Choices {
  try {
    const stored: unknown = JSON.parse(readStored(storageName(name), 'session') ?? '');
    return isStored(stored) && stored.version === version ? stored.choices : {};
  } catch {
    return {};
  }
}

interface TreeName {
  name: string;
  /** Changes with the tree, because branches are named by their place in it. */
  version: string;
}

interface Tree extends TreeName {
  items: readonly SidebarItem[];
}

/**
 * State of the branches of `tree`. The first render has the choices that the document shows: none where
 * it is as the server made it, and then stored ones follow. Arriving at a page opens the branches it is in.
 *
 * @param shown choices that the document shows; absent where it is as the server made it
 */
export function useBranches(tree: Tree | undefined, currentHref: string, shown?: Choices) {
  const [choices, setChoices] = useState<Choices>(shown ?? {});
  /** The page that was loaded again as it was left, until the reader leaves it. */
  const restoredHref = useRef(shown && currentHref);
  const { name = '', version = '' } = tree ?? {};

  useEffect(() => setChoices(readChoices({ name, version })), [name, version]);

  const change = useCallback(
    (changed: Choices) => {
      setChoices((previous) => ({ ...previous, ...changed }));
      storeChoices({ name, version }, { ...readChoices({ name, version }), ...changed });
    },
    [name, version],
  );

  useEffect(() => {
    if (restoredHref.current === currentHref) return;
    restoredHref.current = undefined;
    const arrived = tree === undefined ? [] : [...openBranches(tree.items, currentHref)];
    if (arrived.length > 0) change(Object.fromEntries(arrived.map((key) => [key, true])));
  }, [tree, currentHref, change]);

  const toggle = (key: string, open: boolean) => change({ [key]: open });
  return { choices, toggle };
}

function storeChoices({ name, version }: TreeName, choices: Choices): void {
  writeStored(storageName(name), JSON.stringify({ version, choices }), 'session');
}

function storageName(name: string): string {
  return `sidebar.${name}.branches`;
}

function isStored(value: unknown): value is { version: string; choices: Choices } {
  return (value as { choices?: unknown } | null)?.choices instanceof Object;
}
