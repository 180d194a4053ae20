/** Modules that the engine generates from the site's folder. */

declare module 'virtual:site-islands' {
  /** Loaders of `site/components/**\/*.island.tsx`, by path without extension, and of islands that plugins name. */
  const islands: Record<string, () => Promise<{ default: import('react').ComponentType }>>;
  export default islands;
}

declare module 'virtual:site-slots' {
  type Component = import('react').ComponentType<import('../shared/plugin-modules.ts').SlotProps>;
  /** Components that plugins add to places in the theme, in the order of the plugins. */
  const slots: Partial<
    Record<
      import('../shared/plugin-modules.ts').SlotName,
      readonly { plugin: string; Component: Component }[]
    >
  >;
  export default slots;
}

declare module 'virtual:site-client' {
  const enhancements: readonly import('../shared/plugin-modules.ts').StartEnhancement[];
  export default enhancements;
}

declare module 'virtual:site-plugins' {
  /** Modules that plugins render their pages with, by the plugin's name. */
  const plugins: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default plugins;
}

declare module 'virtual:site-brand' {
  type Drawing = import('react').ComponentType<{ className?: string }>;
  /** Exports of `site/brand/index.tsx`. The class or `--mark-size` sets the size of a drawing. */
  const brand: {
    Mark?: Drawing;
    HomeAction?: Drawing;
    HomeDrawing?: Drawing;
    NotFoundDrawing?: Drawing;
  };
  export default brand;
}
