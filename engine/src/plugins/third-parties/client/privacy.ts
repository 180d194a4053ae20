/** The reader's privacy preferences. */

interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True if the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return (
    globalPrivacyControl === true ||
    [doNotTrack, (window as PrivacySignals).doNotTrack].includes('1')
  );
}
