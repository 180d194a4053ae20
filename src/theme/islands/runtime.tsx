/**
 * React in the browser: mounts islands over their server HTML, each as a root of its own. Loaded
 * when the page is idle or the reader shows an intent, never before.
 */

import siteIslands from 'virtual:site-islands';
import sitePages from 'virtual:site-pages';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { CrashBoundary } from '../errors/CrashBoundary.tsx';

interface IslandModule {
  default?: ComponentType<Record<string, unknown>>;
  /** Further props to have before the first render, such as fetched data. */
  load?: (props: object) => Promise<object>;
}

type Registry = Readonly<Record<string, () => Promise<IslandModule>>>;

const registry: Registry = {
  ...siteIslands,
  ...Object.fromEntries(Object.entries(sitePages).map(([name, load]) => [`page:${name}`, load])),
  Sidebar: () => import('./Sidebar.tsx') as Promise<IslandModule>,
};

const roots = new WeakMap<Element, Root>();

/**
 * Takes over `element`, whose children are the server HTML of the island. Rejects when its code or
 * data cannot be loaded, or when there is no island of that name.
 */
export async function mount(element: Element, name: string, props: object): Promise<void> {
  const loadModule = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (loadModule === undefined) throw new Error(`There is no island "${name}"`);
  const { default: Component, load } = await loadModule();
  if (Component === undefined) {
    console.warn(`The component "${name}" has no default export, so nothing is rendered`);
    return;
  }
  const allProps = { ...props, ...(await load?.(props)) };
  // A navigation may have taken the element away while its code was loading.
  if (!element.isConnected || roots.has(element)) return;
  const island = (
    <CrashBoundary>
      <Component {...allProps} />
    </CrashBoundary>
  );
  roots.set(element, render(element, island, name));
}

/** Lets go of `element` before it leaves the document. */
export function unmount(element: Element): void {
  roots.get(element)?.unmount();
  roots.delete(element);
}

function render(element: Element, island: React.ReactNode, name: string): Root {
  const identifierPrefix = element.getAttribute('data-island-prefix') ?? '';
  if (element.hasChildNodes()) {
    return hydrateRoot(element, island, {
      identifierPrefix,
      onRecoverableError: (error, info) => {
        console.error(`Island "${name}" recovered from`, error, info.componentStack);
      },
    });
  }
  const root = createRoot(element, { identifierPrefix });
  root.render(island);
  return root;
}
