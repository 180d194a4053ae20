/**
 * Makes all pictures show the same time. The server uses the machine's clock, so times in its responses are
 * moved to the fixed time, and times in requests are moved back.
 */

/** The time shown in all screenshots. */
export const NOW = new Date('2026-11-24T10:00:00Z');

const HOUR = 3_600_000; // milliseconds
const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;

export interface FixedTime {
  /** Returns a response's text with its times as the pictures show them. */
  fromServer(text: string): string;
  /** Returns a request's text with its times on the server's clock. */
  toServer(text: string): string;
  /**
   * Checks that the hour hasn't changed, because the server's counts are for the hour in which the run began.
   *
   * @throws Error if `now` (epoch milliseconds) is in another hour
   */
  assertHour(now: number): void;
}

/**
 * Moves times by whole hours from the hour in which a run began. Everything during the run happens at `NOW`.
 * Later times are rounded down to the hour, so that pictures don't depend on seconds.
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
