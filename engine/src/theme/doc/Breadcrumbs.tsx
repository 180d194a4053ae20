import * as texts from '../../shared/texts/doc.ts';
import type { Crumb } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Breadcrumbs.module.css';

/**
 * Renders the path to the page in its sidebar, starting at the home page. Renders nothing for pages that aren't
 * in a sidebar.
 */
export function Breadcrumbs({ crumbs, home }: { crumbs: readonly Crumb[]; home: string }) {
  if (crumbs.length === 0) return null;
  const last = crumbs.length - 1;
  const back = crumbs.slice(0, last).findLastIndex(({ href }) => href !== undefined);
  return (
    <nav className={styles.breadcrumbs} aria-label={texts.breadcrumbs}>
      <ol>
        <li className={back === -1 ? styles.back : undefined}>
          <a className={styles.home} href={home} aria-label={texts.homePage} title={texts.homePage}>
            <Icon name="home" />
          </a>
        </li>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${label} ${href ?? ''}`} className={index === back ? styles.back : undefined}>
            {index === last ? <span aria-current="page">{label}</span> : link(label, href)}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function link(label: string, href: string | undefined) {
  return href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>;
}
