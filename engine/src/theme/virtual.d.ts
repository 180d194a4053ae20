/** Modules that the engine generates from the site's folder. */

declare module 'virtual:site-islands' {
  /** Loaders of `site/components/**\/*.island.tsx`, by path without extension. */
  const islands: Record<string, () => Promise<{ default: import('react').ComponentType }>>;
  export default islands;
}

declare module 'virtual:site-brand' {
  type Drawing = import('react').ComponentType<{ className?: string }>;
  /** Exports of `site/brand/index.tsx`. A drawing takes its size from the class, or `--mark-size`. */
  const brand: {
    Mark?: Drawing;
    HomeAction?: Drawing;
    HomeDrawing?: Drawing;
    NotFoundDrawing?: Drawing;
  };
  export default brand;
}
