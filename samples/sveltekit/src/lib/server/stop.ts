// #region stop
import { unleash } from './unleash';

/** Call it from `init` in hooks.server.ts. `adapter-node` sends the event when it has closed. */
export function flushWhenStopped() {
  process.once('sveltekit:shutdown', () => void unleash().destroyWithFlush());
}
// #endregion
