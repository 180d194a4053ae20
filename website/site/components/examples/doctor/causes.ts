/** The causes that the doctor finds, and the sections that describe them. The sections are the only text. */

const PAGES = '/using-unleash/troubleshooting';

/** Path of each cause's section. */
export const CAUSES = {
  off: `${PAGES}/flag-not-returned#off`,
  token: `${PAGES}/flag-not-returned#token`,
  context: `${PAGES}/flag-not-returned#context`,
  delay: `${PAGES}/flag-not-returned#delay`,
  'edge-token': `${PAGES}/flag-not-returned#edge-token`,
  custom: `${PAGES}/flag-not-returned#custom`,
  none: `${PAGES}/flag-not-returned#none`,
  environment: `${PAGES}/flag-exposure#environment`,
  strategy: `${PAGES}/flag-exposure#strategy`,
  rollout: `${PAGES}/flag-exposure#rollout`,
  fields: `${PAGES}/flag-exposure#context`,
  ready: `${PAGES}/flag-exposure#ready`,
  stale: `${PAGES}/flag-exposure#stale`,
  code: `${PAGES}/flag-exposure#code`,
} as const;

export type Cause = keyof typeof CAUSES;

export const CAUSE_NAMES = Object.keys(CAUSES) as readonly Cause[];

export interface Finding {
  /** Missing if the text isn't enough to tell the cause. */
  cause?: Cause;
  /** A sentence or two about what the text shows. Names are between backticks. */
  text: string;
}
