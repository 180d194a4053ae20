// #region stop
import { unleash } from './unleash';

/** Call this from `init` in hooks.server.ts. `adapter-node` emits the event after it closes. */
export function flushWhenStopped() {
  process.once('sveltekit:shutdown', () => void unleash().destroyWithFlush());
}
// #endregion
