import styles from './Wordmark.module.css';

/** The site's mark: a pennant whose stripes grow like a gradual rollout. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={styles.pole} x="3" y="2" width="2.5" height="20" rx="1.25" />
      <rect className={styles.full} x="7.5" y="3" width="14" height="4" rx="1" />
      <rect className={styles.half} x="7.5" y="8.25" width="9.5" height="4" rx="1" />
      <rect className={styles.start} x="7.5" y="13.5" width="5" height="4" rx="1" />
    </svg>
  );
}

/** Symbol and site title; the first word of the title carries the weight. */
export function Wordmark({ title, href }: { title: string; href: string }) {
  const [name = title, ...rest] = title.split(' ');
  return (
    <a className={styles.wordmark} href={href}>
      <Mark className={styles.symbol} />
      <span>
        <b>{name}</b>
        {rest.length === 0 ? null : <span className={styles.rest}> {rest.join(' ')}</span>}
      </span>
    </a>
  );
}
