/** All texts of API reference pages and of their console, in English. Names are unique across the modules. */
export * from './console.ts';
export * from './pages.ts';
