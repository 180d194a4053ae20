import type { Availability, Decision } from '../../shared/content.ts';
import * as texts from '../../shared/texts/doc.ts';
import { Breakable } from '../content/Breakable.tsx';
import { Day } from '../content/Day.tsx';
import styles from './PageHeader.module.css';

/** Names of the states that a decision can have. */
export const STATUSES = {
  proposed: texts.proposed,
  accepted: texts.accepted,
  superseded: texts.superseded,
} satisfies Record<Decision['status'], string>;

const STAGES = { beta: texts.beta, deprecated: texts.deprecated };

interface PageHeaderProps {
  title: string;
  lede?: string;
  availability?: Availability;
  /** All editions of the product. */
  editions?: readonly string[];
  decision?: Decision;
}

/** Title of a page, what it is about in a sentence, and who has the feature or what was decided. */
export function PageHeader({
  title,
  lede,
  availability,
  editions = [],
  decision,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>
        <Breakable text={title} />
      </h1>
      {lede === undefined || lede === '' ? null : <p className={styles.lede}>{lede}</p>}
      {availability === undefined ? null : <AvailabilityLine {...availability} all={editions} />}
      {decision === undefined ? null : <DecisionLine {...decision} />}
    </header>
  );
}

/** Availability in a line: `Beta`, badges for the only editions that have the feature, `Since 4.13`. */
function AvailabilityLine({
  editions = [],
  since,
  stage,
  all,
}: Availability & { all: readonly string[] }) {
  if (editions.length === 0 && since === undefined && stage === undefined) return null;
  return (
    <ul className={styles.badges} aria-label={texts.availability}>
      {stage === undefined ? null : (
        <li className={styles.stage} data-stage={stage}>
          {STAGES[stage]}
        </li>
      )}
      {all.length > 1 && all.every((edition) => editions.includes(edition)) ? (
        <li className={styles.plain}>{texts.allEditions}</li>
      ) : (
        editions.map((edition) => (
          <li key={edition} className={styles.edition}>
            {edition}
          </li>
        ))
      )}
      {since === undefined ? null : <li className={styles.plain}>{texts.sinceVersion(since)}</li>}
    </ul>
  );
}

/** State of a decision as a line of badges: `Accepted`, `Backend`, the day. */
function DecisionLine({ status, area, date }: Decision) {
  return (
    <ul className={styles.badges} aria-label={texts.decision}>
      <li className={styles.stage} data-stage={status === 'superseded' ? 'deprecated' : undefined}>
        {STATUSES[status]}
      </li>
      <li className={styles.plain}>{area}</li>
      <li className={styles.plain}>
        <Day date={date} />
      </li>
    </ul>
  );
}
