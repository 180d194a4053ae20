import type { SiteView } from '../../shared/view.ts';
import styles from './Footer.module.css';
import { Mark } from './Wordmark.tsx';

/** Renders groups of links and the copyright notice. */
export function Footer({ site }: { site: SiteView }) {
  return (
    <footer className={styles.footer}>
      <div>
        <div className={styles.brand}>
          <Mark />
          <p>{site.tagline}</p>
        </div>
        {site.footer.groups.map(({ title, items }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's authors in its configuration
          dangerouslySetInnerHTML={{ __html: site.footer.copyright }}
        />
      </div>
    </footer>
  );
}
