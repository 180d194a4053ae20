/** A recorded problem, with what a reader would copy from their terminal or console. */

export interface Recording {
  /** Responses and log lines, as shown in a terminal or console. */
  pasted: string;
  /** The user's context as JSON, if it matters for the problem. */
  context?: string;
  /** Name of the flag in the application's code. */
  flag: string;
}

export interface Situation {
  id: string;
  /** How the problem was caused. */
  how: string;
  /** Software that was recorded, such as `Unleash 6.7.2`. */
  recordedWith: string;
  record(): Promise<Recording>;
}
