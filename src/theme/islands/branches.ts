/** Which branches of the sidebar a reader opened and closed, kept for the session. */
import { useEffect, useState } from 'react';
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

/** Choices of this session; none when nothing usable is stored for this version of the tree. */
export function readChoices(name: string, version: string): Choices {
  try {
    const stored: unknown = JSON.parse(readStored(storageName(name), 'session') ?? 'null');
    if (!isRecord(stored) || stored.version !== version || !isRecord(stored.choices)) return {};
    const entries = Object.entries(stored.choices);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

interface Tree {
  name: string;
  items: readonly SidebarItem[];
  /** Changes with the tree, because branches are named by their place in it. */
  version: string;
}

/**
 * State of the branches of `tree`. The first render has no choices, so that it equals the server's;
 * stored ones follow. Arriving at a page opens the branches it is in.
 */
export function useBranches(tree: Tree | undefined, currentHref: string) {
  const [choices, setChoices] = useState<Choices>({});
  const name = tree?.name;
  const version = tree?.version;

  useEffect(() => {
    setChoices(name === undefined || version === undefined ? {} : readChoices(name, version));
  }, [name, version]);

  useEffect(() => {
    const arrived = tree === undefined ? [] : [...openBranches(tree.items, currentHref)];
    setChoices((previous) => withOpen(previous, arrived));
  }, [tree, currentHref]);

  const toggle = (key: string, open: boolean) => {
    const next = { ...choices, [key]: open };
    setChoices(next);
    if (name !== undefined && version !== undefined) storeChoices(name, version, next);
  };
  return { choices, toggle };
}

function withOpen(choices: Choices, keys: readonly string[]): Choices {
  if (keys.every((key) => choices[key] === true)) return choices;
  return { ...choices, ...Object.fromEntries(keys.map((key) => [key, true])) };
}

function storeChoices(name: string, version: string, choices: Choices): void {
  writeStored(storageName(name), JSON.stringify({ version, choices }), 'session');
}

function storageName(name: string): string {
  return `sidebar.${name}.branches`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
