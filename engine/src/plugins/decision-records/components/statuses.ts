/** Names of the states that a decision can have. */
import * as texts from '../../../shared/texts/doc.ts';
import type { Decision } from '../decision.ts';

export const STATUSES = {
  proposed: texts.proposed,
  accepted: texts.accepted,
  superseded: texts.superseded,
} satisfies Record<Decision['status'], string>;
