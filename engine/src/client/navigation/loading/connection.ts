/** Limits of the reader's connection. */

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): NetworkInformation {
  return (navigator as { connection?: NetworkInformation }).connection ?? {};
}

/** True if the reader asked the browser to save data. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** True if pages can be loaded ahead of time: no data saver, and not a 2G connection. */
export function allowsPrefetch(): boolean {
  return !savesData() && !connection().effectiveType?.includes('2g');
}
