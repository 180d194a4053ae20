/** A problem that readers can have, with what they'd copy from their terminal or console at that point. */

export interface Recording {
  /** Responses and log lines, as a terminal or console shows them. */
  pasted: string;
  /** The user's context as JSON, if the problem depends on it. */
  context?: string;
  /** The flag's name in the application's code. */
  flag: string;
}

export interface Situation {
  id: string;
  /** How the situation was set up. */
  how: string;
  /** The software that was recorded, such as `Unleash 6.7.2`. */
  recordedWith: string;
  record(): Promise<Recording>;
}
