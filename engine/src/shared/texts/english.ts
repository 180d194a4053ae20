/**
 * All interface texts in English, except those of plugins. Each part of the site has a module of its own. Names are
 * unique across modules, because `site/texts.ts` translates texts by name (see `Texts`).
 */
export * from './content.ts';
export * from './doc.ts';
export * from './layout.ts';
export * from './pages.ts';
