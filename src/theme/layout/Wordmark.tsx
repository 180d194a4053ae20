import styles from './Wordmark.module.css';

/**
 * The site's mark: a pennant whose stripes grow like a gradual rollout. Drawn by the stylesheet, because
 * it stands in every page three times.
 */
export function Mark({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles.mark} ${className}`.trim()} aria-hidden="true" />;
}

/** Symbol and site title; the first word of the title carries the weight. */
export function Wordmark({ title, href }: { title: string; href: string }) {
  const [name = title, ...rest] = title.split(' ');
  return (
    <a className={styles.wordmark} href={href}>
      <Mark />
      <span>
        <b>{name}</b>
        {rest.length === 0 ? null : <span className={styles.rest}> {rest.join(' ')}</span>}
      </span>
    </a>
  );
}
