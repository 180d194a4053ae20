import { Fragment } from 'react';
import type { CategoryCard } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './CategoryCards.module.css';

const ICONS = { page: 'page', category: 'folder', external: 'external' } as const;

/** Renders a category's content, with one card for each page or category in it, in groups if they have titles. */
export function CategoryCards({ cards }: { cards: readonly CategoryCard[] }) {
  return groupsOf(cards).map(({ title, cards: members }) => (
    <Fragment key={title ?? ''}>
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.cards}>
        {members.map((card) => (
          <Card
            key={`${card.label} ${card.href}`}
            card={card}
            Title={title === undefined ? 'h2' : 'h3'}
          />
        ))}
      </ul>
    </Fragment>
  ));
}

function Card({ card, Title }: { card: CategoryCard; Title: 'h2' | 'h3' }) {
  const { kind, label, href, description } = card;
  return (
    <li className={styles.card}>
      <Icon name={ICONS[kind]} />
      <div>
        <Title>
          <a href={href}>{label}</a>
        </Title>
        {description === '' ? null : <p>{description}</p>}
      </div>
    </li>
  );
}

interface Group {
  title: string | undefined;
  cards: CategoryCard[];
}

/** Returns the cards in groups of neighbors below the same title. */
function groupsOf(cards: readonly CategoryCard[]): Group[] {
  const groups: Group[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && last.title === card.group) last.cards.push(card);
    else groups.push({ title: card.group, cards: [card] });
  }
  return groups;
}
