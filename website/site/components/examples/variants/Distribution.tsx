import { CUSTOMERS, countVariants, type Split, VARIANTS } from './split.ts';
import styles from './variants.module.css';

/** Renders each variant's weight and how many customers get it, as text and as bars. */
export function Distribution({ split }: { split: Split }) {
  const counts = countVariants(split);
  return (
    <ul className={styles.bars}>
      {VARIANTS.map((name) => {
        const weight = split.weights[name] / 10;
        const share = (counts[name] / CUSTOMERS.length) * 100;
        return (
          <li key={name}>
            <p>
              <code>{name}</code>: weight {weight}%, and {counts[name].toLocaleString('en')} of{' '}
              {CUSTOMERS.length.toLocaleString('en')} customers ({share.toFixed(1)}%)
            </p>
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.customers} width={share} height="3" />
              <rect
                className={styles.weight}
                x={Math.max(weight - 0.3, 0)}
                width="0.6"
                height="3"
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
