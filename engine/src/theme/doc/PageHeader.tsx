import type { ReactNode } from 'react';
import type { Availability } from '../../shared/content-props.ts';
import * as texts from '../../shared/texts/doc.ts';
import { Badge, Badges } from '../content/Badges.tsx';
import { Breakable } from '../content/inline.tsx';
import styles from './PageHeader.module.css';

const STAGES = { beta: texts.beta, deprecated: texts.deprecated };

interface PageHeaderProps {
  title: string;
  lede?: string;
  availability?: Availability;
  /** All editions of the product. */
  editions?: readonly string[];
  /** Other information about the page. */
  children?: ReactNode;
}

/** Renders a page's title, description, and availability. */
export function PageHeader({
  title,
  lede,
  availability,
  editions = [],
  children,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>
        <Breakable text={title} />
      </h1>
      {lede === undefined || lede === '' ? null : <p className={styles.lede}>{lede}</p>}
      {availability === undefined ? null : <AvailabilityLine {...availability} all={editions} />}
      {children}
    </header>
  );
}

/** Renders the availability as a line: `Beta`, badges if only some editions have the feature, `Since 4.13`. */
function AvailabilityLine({
  editions = [],
  since,
  stage,
  all,
}: Availability & { all: readonly string[] }) {
  if (editions.length === 0 && since === undefined && stage === undefined) return null;
  return (
    <Badges label={texts.availability}>
      {stage === undefined ? null : (
        <Badge look="stage" stage={stage}>
          {STAGES[stage]}
        </Badge>
      )}
      {all.length > 1 && all.every((edition) => editions.includes(edition)) ? (
        <Badge look="plain">{texts.allEditions}</Badge>
      ) : (
        editions.map((edition) => (
          <Badge key={edition} look="edition">
            {edition}
          </Badge>
        ))
      )}
      {since === undefined ? null : <Badge look="plain">{texts.sinceVersion(since)}</Badge>}
    </Badges>
  );
}
