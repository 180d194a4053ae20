/** Texts of decision records. */
import type { TextsLike } from '../../shared/texts/texts.ts';

declare module '../../shared/texts/texts.ts' {
  interface AllTexts extends TextsLike<typeof import('./texts.ts')> {}
}

export const decision = 'Decision';
export const proposed = 'Proposed';
export const accepted = 'Accepted';
export const superseded = 'Superseded';
export const decisionArea = 'Area';
export const decisionRecord = 'Record';
export const decisionStatus = 'Status';
export const decisionDate = 'Date';
