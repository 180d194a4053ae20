/**
 * All UI strings of API reference pages and their console, in English. Names are unique across the modules.
 */
export * from './console.ts';
export * from './pages.ts';
