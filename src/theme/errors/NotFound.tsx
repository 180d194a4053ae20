import { isExternal, pathnameOfRoute } from '../../shared/routes.ts';
import type { SiteView } from '../../shared/view.ts';
import { PageHeader } from '../doc/PageHeader.tsx';
import { Mark } from '../layout/Wordmark.tsx';
import styles from './NotFound.module.css';

/** What readers see at addresses without a page: what happened and where to go from here. */
export function NotFound({ site }: { site: SiteView }) {
  const links = site.navbar.items.flatMap((item) =>
    item.type === 'link' && !isExternal(item.href) ? [{ label: item.label, href: item.href }] : [],
  );
  return (
    <div className={styles.page}>
      <Mark className={styles.symbol} />
      <PageHeader title="Page Not Found" lede="We could not find what you were looking for." />
      <div className="prose">
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </p>
        <p>From here you can go to:</p>
        <ul>
          <li>
            <a href={pathnameOfRoute('/', site.base)}>Home page</a>
          </li>
          {links
            .filter(({ href }) => href !== pathnameOfRoute('/', site.base))
            .map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
