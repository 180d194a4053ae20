import { Icon } from '../icons/Icon.tsx';
import styles from './BackToTop.module.css';

/** Shown by the browser runtime while the reader scrolls up. */
export function BackToTop() {
  return (
    <button
      type="button"
      className={styles.button}
      data-back-to-top=""
      aria-label="Scroll back to top"
      hidden
    >
      <Icon name="arrow-up" />
    </button>
  );
}
