/**
 * One moment for all pictures. The server runs on the machine's clock, so what it says is moved to that
 * moment on its way to the browser, and what the browser says is moved back.
 */

/** The moment at which the pictures are taken. */
export const NOW = new Date('2026-11-24T10:00:00Z');

const HOUR = 3_600_000; // milliseconds
const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;

export interface FixedTime {
  /** Text of an answer with its moments as the pictures show them. */
  fromServer(text: string): string;
  /** Text of a request with its moments on the server's clock. */
  toServer(text: string): string;
  /**
   * Counts of the last hours are those of the hour in which the run began.
   *
   * @throws Error when `now` (epoch milliseconds) is in another hour
   */
  assertHour(now: number): void;
}

/**
 * Moves moments by whole hours from the hour in which a run began. What happened during the run
 * happened at `NOW`, and later moments lose their minutes: seconds must not show.
 */
export function fixedTime(start: number): FixedTime {
  const hour = Math.floor(start / HOUR) * HOUR;
  const offset = hour - NOW.getTime();
  const moved = (moment: string): string => {
    const time = Date.parse(moment);
    const shown = time < hour ? time : hour + Math.floor((time - hour) / HOUR) * HOUR;
    return new Date(shown - offset).toISOString();
  };
  const movedBack = (moment: string) => new Date(Date.parse(moment) + offset).toISOString();
  return {
    fromServer: (text) => text.replace(MOMENT, moved),
    toServer: (text) => text.replace(MOMENT, movedBack),
    assertHour: (now) => {
      if (now - hour < HOUR) return;
      throw new Error(
        "A new hour has begun, so the server's counts have changed. Run the command again.",
      );
    },
  };
}
