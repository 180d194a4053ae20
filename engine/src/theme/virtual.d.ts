/** Modules that the engine generates from the site's folder. */

declare module 'virtual:site-islands' {
  /** Loaders of `site/components/**\/*.island.tsx`, by path without extension, and of plugins' islands. */
  const islands: Record<string, () => Promise<{ default: import('react').ComponentType }>>;
  export default islands;
}

declare module 'virtual:site-slots' {
  type Slots<Name extends string, Props> = Partial<
    Record<Name, readonly { plugin: string; Component: import('react').ComponentType<Props> }[]>
  >;
  type SiteSlotName = import('../shared/plugin-modules.ts').SiteSlotName;
  type PageSlotName = Exclude<import('../shared/plugin-modules.ts').SlotName, SiteSlotName>;
  /** Components that plugins add to slots in the theme, in plugin order. */
  const slots: Slots<SiteSlotName, import('../shared/plugin-modules.ts').SiteSlotProps> &
    Slots<PageSlotName, import('../shared/plugin-modules.ts').SlotProps>;
  export default slots;
}

declare module 'virtual:site-client' {
  const enhancements: readonly import('../shared/plugin-modules.ts').StartEnhancement[];
  export default enhancements;
}

declare module 'virtual:site-plugins' {
  /** Modules with which plugins render their pages, by plugin name. */
  const plugins: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default plugins;
}

declare module 'virtual:site-brand' {
  type Drawing = import('react').ComponentType<{ className?: string }>;
  /** Exports of `site/brand/index.tsx`. A class or `--mark-size` sets an image's size. */
  const brand: {
    Mark?: Drawing;
    HomeAction?: Drawing;
    HomeDrawing?: Drawing;
    NotFoundDrawing?: Drawing;
  };
  export default brand;
}
