import brand from 'virtual:site-brand';
import styles from './Wordmark.module.css';

/** The site's symbol; nothing for sites that bring none. */
export function Mark({ className }: { className?: string }) {
  return brand.Mark === undefined ? null : <brand.Mark className={className} />;
}

/** Symbol and site title; the first word of the title carries the weight. */
export function Wordmark({ title, href }: { title: string; href: string }) {
  const [name = title, ...rest] = title.split(' ');
  return (
    <a className={styles.wordmark} href={href}>
      <Mark />
      <span>
        <b>{name}</b>
        {rest.map((word) => ` ${word}`)}
      </span>
    </a>
  );
}
