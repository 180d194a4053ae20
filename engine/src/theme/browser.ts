/** Entry of the browser: styles, then the runtime. React comes later, with the islands. */
import './styles/index.css';
import './styles/later.css';
import { start } from '../client/start.ts';

// The build's stylesheet comes from the server bundle; the dev server has none, and serves the
// modules of components that only the server draws through this import.
if (import.meta.env.DEV) void import('./styles/modules.ts');

start({
  loadIslands: () => import('./islands/runtime.tsx'),
  loadEnhancements: () => import('./enhancements.ts'),
});
