import type { SiteView } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Footer.module.css';
import { Mark } from './Wordmark.tsx';

/** Groups of links and the copyright line. */
export function Footer({ site }: { site: SiteView }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Mark className={styles.symbol} />
          <p>{site.tagline}</p>
        </div>
        {site.footer.groups.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {items.map(({ label, href, external }) => (
                <li key={href}>
                  <a href={href}>
                    {label}
                    {external ? <Icon name="external" /> : null}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p
          className={styles.copyright}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's authors in its configuration
          dangerouslySetInnerHTML={{ __html: site.footer.copyright }}
        />
      </div>
    </footer>
  );
}
