import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/layout.ts';
import type { SiteView } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Announcement.module.css';

/**
 * Renders the bar at the top of every page. It's always in the HTML, so content only moves when the reader
 * dismisses the bar.
 */
export function Announcement({ announcement }: Pick<SiteView, 'announcement'>) {
  if (announcement === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser runtime and the early script look for this element
    <div
      className={styles.announcement}
      id="announcement"
      role="region"
      aria-label={texts.announcement}
      {...{ [attributes.ANNOUNCEMENT_ID]: announcement.id }}
    >
      <div
        className={styles.text}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's authors in its configuration
        dangerouslySetInnerHTML={{ __html: announcement.html }}
      />
      {announcement.closeable ? (
        <button
          type="button"
          className={styles.close}
          {...{ [attributes.ANNOUNCEMENT_CLOSE]: '' }}
          aria-label={texts.close}
        >
          <Icon name="cross" />
        </button>
      ) : null}
    </div>
  );
}
