import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './ColorMode.module.css';
import dropdown from './Dropdown.module.css';

const CHOICES = [
  { value: 'system', label: 'System', icon: 'system' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;

/** Button of the navigation bar with a menu of the three color modes. */
export function ColorModeMenu() {
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget="color-mode"
        data-dropdown-toggle=""
        data-color-mode-toggle=""
        aria-label="Switch between dark and light mode"
      >
        <Icon name="sun" className={styles.sun} />
        <Icon name="moon" className={styles.moon} />
      </button>
      <ul
        className={classNames(dropdown.dropdown, styles.modes)}
        id="color-mode"
        popover=""
        data-dropdown=""
      >
        {CHOICES.map((choice) => (
          <li key={choice.value}>
            <Choice {...choice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The three color modes side by side, for the site menu on phones. */
export function ColorModeSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row everywhere
    <div className={styles.switch} role="group" aria-label="Color mode">
      {CHOICES.map((choice) => (
        <Choice key={choice.value} {...choice} />
      ))}
    </div>
  );
}

function Choice({ value, label, icon }: (typeof CHOICES)[number]) {
  return (
    <button type="button" data-color-mode-choice={value} aria-pressed="false">
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
