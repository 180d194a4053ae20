/**
 * Loads the code for third-party services if the document lists any. Most sites have none, and then don't need the
 * code that decides which ones to start.
 */
import { announce } from '../../../client/navigation/announcer.ts';
import type { TrackedEvent } from '../../../client/services.ts';
import * as events from '../../../shared/events.ts';
import type { StartEnhancement } from '../../../shared/plugin-modules.ts';
import { SERVICES_NAME } from '../services.ts';

const start: StartEnhancement = ({ base }) => {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${SERVICES_NAME}"]`);
  if (!tag) return;
  const early: TrackedEvent[] = [];
  const keep = ({ detail }: CustomEvent<TrackedEvent>) => void early.push(detail);
  document.addEventListener(events.TRACK, keep);
  import('./third-party-gate.ts').then(({ startThirdParties }) => {
    document.removeEventListener(events.TRACK, keep);
    // `announce` is passed on. If that module imported it, the enhancements would be split into more files.
    startThirdParties({ base, services: JSON.parse(tag.content), early, announce });
  }, console.warn);
};

export default start;
