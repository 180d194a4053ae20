import type { CategoryCard } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './CategoryCards.module.css';

const ICONS = { page: 'page', category: 'folder', external: 'external' } as const;

/** Renders a category's content, with one card for each page or category in it. */
export function CategoryCards({ cards }: { cards: readonly CategoryCard[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {cards.map(({ kind, label, href, description }) => (
        <li key={`${label} ${href}`} className={styles.card}>
          <Icon name={ICONS[kind]} />
          <div>
            <h2>
              <a href={href}>{label}</a>
            </h2>
            {description === '' ? null : <p>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
