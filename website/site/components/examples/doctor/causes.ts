/**
 * Lists the causes that the doctor can find, each with the path of the section that describes it. The description
 * itself exists only in that section.
 */

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
  /** The cause. Absent if the pasted text isn't enough to determine it. */
  cause?: Cause;
  /** A sentence or two about what the text shows. Names are between backticks. */
  text: string;
}
