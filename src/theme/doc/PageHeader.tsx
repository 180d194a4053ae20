import type { Availability } from '../../shared/content.ts';
import styles from './PageHeader.module.css';

const STAGES = { beta: 'Beta', deprecated: 'Deprecated' } as const;

interface PageHeaderProps {
  title: string;
  lede?: string | undefined;
  availability?: Availability | undefined;
}

/** Title of a page, what it is about in a sentence, and who has the feature since when. */
export function PageHeader({ title, lede, availability }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {lede === undefined || lede === '' ? null : <p className={styles.lede}>{lede}</p>}
      {availability === undefined ? null : <AvailabilityLine {...availability} />}
    </header>
  );
}

/** Availability as a line of badges: `Pro`, `Enterprise`, `Since 4.13`, `Beta`. */
export function AvailabilityLine({ editions = [], since, stage }: Availability) {
  if (editions.length === 0 && since === undefined && stage === undefined) return null;
  return (
    <ul className={styles.badges} aria-label="Availability">
      {stage === undefined ? null : (
        <li className={styles.stage} data-stage={stage}>
          {STAGES[stage]}
        </li>
      )}
      {editions.map((edition) => (
        <li key={edition} className={styles.edition}>
          {edition}
        </li>
      ))}
      {since === undefined ? null : <li className={styles.since}>Since version {since}</li>}
    </ul>
  );
}
