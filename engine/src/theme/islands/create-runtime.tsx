import type { ComponentType, ReactNode } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { CrashBoundary } from '../errors/CrashBoundary.tsx';

export interface IslandModule {
  default?: ComponentType<Record<string, unknown>>;
  /** Loads additional props before the first render, such as fetched data. */
  load?: (props: object) => Promise<object>;
}

/** Loaders of island modules, by name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<IslandModule>>>;

export interface Runtime {
  /**
   * Hydrates `element`, whose children are the island's server-rendered HTML. Rejects if the island's code or
   * data can't be loaded, or if there's no island with that name.
   */
  mount(element: Element, name: string, props: unknown): Promise<void>;
  /** Unmounts the island in `element` before the element leaves the document. */
  unmount(element: Element): void;
}

/** Returns a runtime that hydrates islands, each as its own root. */
export function createRuntime(registry: IslandRegistry): Runtime {
  const roots = new WeakMap<Element, Root>();

  async function mount(element: Element, name: string, props: unknown): Promise<void> {
    const load = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (load === undefined) throw new Error(`There's no island "${name}"`);
    const module = await load();
    const Component = module.default;
    if (Component === undefined) {
      console.warn(`The component "${name}" has no default export, so nothing is rendered`);
      return;
    }
    const ownProps = typeof props === 'object' && props !== null ? props : {};
    const allProps = { ...ownProps, ...(await module.load?.(ownProps)) };
    // A navigation may have removed the element while its code was loading.
    if (!element.isConnected || roots.has(element)) return;
    const island = (
      <CrashBoundary>
        <Component {...allProps} />
      </CrashBoundary>
    );
    const onRecoverableError: HydrationOptions['onRecoverableError'] = (error, info) => {
      // If a root is unmounted before it's hydrated, React reports an error that has no visible effect:
      // https://react.dev/errors/424
      if (!roots.has(element)) return;
      console.error(`Island "${name}" recovered from`, error, info.componentStack);
    };
    roots.set(element, render(element, island, onRecoverableError));
  }

  function unmount(element: Element): void {
    const root = roots.get(element);
    roots.delete(element);
    root?.unmount();
  }

  return { mount, unmount };
}

function render(
  element: Element,
  island: ReactNode,
  onRecoverableError: HydrationOptions['onRecoverableError'],
): Root {
  const identifierPrefix = element.getAttribute('data-island-prefix') ?? '';
  if (element.hasChildNodes()) {
    return hydrateRoot(element, island, { identifierPrefix, onRecoverableError });
  }
  const root = createRoot(element, { identifierPrefix });
  root.render(island);
  return root;
}
