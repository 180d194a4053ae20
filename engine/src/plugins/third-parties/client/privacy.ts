/** Privacy wishes of the reader. */

interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True when the browser says Do Not Track, or signals Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return (
    globalPrivacyControl === true ||
    [doNotTrack, (window as PrivacySignals).doNotTrack].includes('1')
  );
}
