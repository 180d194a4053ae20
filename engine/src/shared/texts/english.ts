/**
 * All interface texts in English, without the texts of plugins. Each part of the site has its own module, because a
 * browser script must contain only the texts of its part. Names are unique across all modules, because `site/texts.ts`
 * translates texts by name (see `Texts`).
 */
export * from './content.ts';
export * from './doc.ts';
export * from './failures.ts';
export * from './layout.ts';
export * from './pages.ts';
