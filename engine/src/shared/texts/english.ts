/**
 * All texts that readers see or hear, in English, without those of plugins. Each part of the site has its own module, so that a browser script
 * contains only the texts of its part. Names are unique across all modules, because `site/texts.ts` translates them
 * by name (see `Texts`).
 */
export * from './content.ts';
export * from './doc.ts';
export * from './failures.ts';
export * from './feeds.ts';
export * from './layout.ts';
export * from './pages.ts';
