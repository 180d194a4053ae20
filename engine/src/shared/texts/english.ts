/**
 * All interface texts in English, without the texts of plugins. Each part of the site has its own module. Names are unique
 * across all modules, because `site/texts.ts` translates texts by name (see `Texts`).
 */
export * from './content.ts';
export * from './doc.ts';
export * from './layout.ts';
export * from './pages.ts';
