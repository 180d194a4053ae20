/**
 * Entry for the browser, which loads the styles first, and then the runtime. React is loaded later, with the islands.
 */
import './styles/index.css';
import './styles/later.css';
import { start } from '../client/start.ts';

// In a build, the stylesheet comes from the server bundle. The development server has no such bundle, so this
// import makes it serve the CSS modules of components that are only rendered on the server.
if (import.meta.env.DEV) void import('./styles/modules.ts');

start({
  loadIslands: () => import('./islands/runtime.tsx'),
  loadEnhancements: () => import('./enhancements.ts'),
});
