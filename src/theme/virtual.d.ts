/** Modules that the engine generates from the site's folder. */

declare module 'virtual:site-islands' {
  /** Loaders of `site/components/**\/*.island.tsx`, by path without extension. */
  const islands: Record<string, () => Promise<{ default: import('react').ComponentType }>>;
  export default islands;
}
