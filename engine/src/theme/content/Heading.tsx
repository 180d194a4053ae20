import type { HeadingProps } from '../../shared/content-props.ts';
import * as texts from '../../shared/texts/content.ts';
import styles from './Heading.module.css';

/**
 * Renders a heading with a link to itself. The link is next to the heading instead of inside it, so it isn't
 * part of the heading's accessible name.
 */
export function Heading({ level, id, text, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  if (level === 1 || id === undefined) return <Tag id={id}>{children}</Tag>;
  const label = texts.headingLink(text === '' ? id : text);
  return (
    <div className={styles.heading} data-level={level}>
      <Tag id={id}>{children}</Tag>
      <a className={styles.anchor} href={`#${id}`} aria-label={label} title={label}>
        #
      </a>
    </div>
  );
}
