/**
 * All texts that readers see or hear, in English: one module for each part of the site, so that a script in the
 * browser holds those of its part alone. A name is unique over all of them: `site/texts.ts` says it in another
 * language (see `SiteTexts`).
 */
export * from './agents.ts';
export * from './api.ts';
export * from './console.ts';
export * from './console-answers.ts';
export * from './console-checks.ts';
export * from './content.ts';
export * from './doc.ts';
export * from './failures.ts';
export * from './feeds.ts';
export * from './layout.ts';
export * from './pages.ts';
export * from './search.ts';
export * from './services.ts';
