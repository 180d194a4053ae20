import brand from 'virtual:site-brand';
import styles from './Wordmark.module.css';

/** Renders the site's symbol, or nothing if the site has none. */
export function Mark({ className }: { className?: string }) {
  return brand.Mark === undefined ? null : <brand.Mark className={className} />;
}

/** Renders the symbol and the site's title. The first word of the title is bold. */
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
