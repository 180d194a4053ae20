/**
 * Makes all screenshots show the same time. The server uses the machine's clock, so times in its responses are
 * shifted to the fixed time. Times in requests are shifted back.
 */

/** The time shown in all screenshots. */
export const NOW = new Date('2026-11-24T10:00:00Z');

const HOUR = 3_600_000; // milliseconds
const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;

export interface FixedTime {
  /** Converts the times in a response to those that screenshots show. */
  fromServer(text: string): string;
  /** Converts the times in a request to the server's clock. */
  toServer(text: string): string;
  /**
   * Makes sure that the hour hasn't changed. The server's counts are for the hour in which the run started.
   *
   * @throws Error if `now` (epoch milliseconds) is in another hour
   */
  assertHour(now: number): void;
}

/**
 * Shifts times by whole hours, based on the hour in which a run started. Everything during the run happens at
 * `NOW`. Later times are rounded down to the hour, so that screenshots don't depend on seconds.
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
