import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { Badge, Badges } from '../../../theme/content/Badges.tsx';
import { Day } from '../../../theme/content/inline.tsx';
import type { Decision } from '../decision.ts';
import * as texts from '../texts.ts';

/** Renders a decision's status as a line of badges: `Accepted`, `Backend`, the date. */
export default function DecisionLine({ view: { decision } }: SlotProps) {
  if (decision === undefined) return null;
  const { status, area, date } = decision;
  return (
    <Badges label={texts.decision}>
      <Badge look="stage" stage={status === 'superseded' ? 'deprecated' : undefined}>
        {STATUSES[status]}
      </Badge>
      <Badge look="plain">{area}</Badge>
      <Badge look="plain">
        <Day date={date} />
      </Badge>
    </Badges>
  );
}

export const STATUSES = {
  proposed: texts.proposed,
  accepted: texts.accepted,
  superseded: texts.superseded,
} satisfies Record<Decision['status'], string>;
