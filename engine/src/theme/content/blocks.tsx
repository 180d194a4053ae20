/** Details, tables, and cards in content. */

import * as attributes from '../../shared/attributes.ts';
import type {
  CardProps,
  CardsProps,
  DetailsProps,
  TableProps,
} from '../../shared/content-props.ts';
import * as texts from '../../shared/texts/content.ts';
import { CARD_ICONS, type CardIconName } from '../icons/card-icons.ts';
import { CardIcon, Icon } from '../icons/Icon.tsx';
import cards from './Cards.module.css';
import details from './Details.module.css';
import table from './Table.module.css';

/** Renders native details, which work without scripts. */
export function Details({ summary, open, children }: DetailsProps) {
  return (
    <details className={details.details} open={open}>
      <summary>
        <Icon name="caret-right" className={details.caret} />
        <span>{summary ?? texts.details}</span>
      </summary>
      <div className={details.body}>{children}</div>
    </details>
  );
}

/** Renders a scroll container around a table, so a wide table never makes the page scroll sideways. */
export function Table({ children, columns = 0, isLabelled = false }: TableProps) {
  // The stylesheet could count columns with `:has()`, but then each change around a table would recompute the styles of
  // all its cells.
  const isWide = columns > 2 && !isLabelled;
  return (
    <div
      className={isLabelled ? `${table.table} ${table.labelled}` : table.table}
      {...{ [attributes.SCROLL_BOX]: '' }}
      data-columns={isWide ? columns : undefined}
    >
      {children}
    </div>
  );
}

/** Renders a grid of cards, with as many side by side as fit. */
export function Cards({ children }: CardsProps) {
  return <div className={cards.cards}>{children}</div>;
}

/** Renders a card. The whole card is clickable, but only its title is the link's name. */
export function Card({ title, href, icon, children }: CardProps) {
  return (
    <div className={cards.card}>
      {icon === undefined ? null : drawIcon(icon)}
      <p className={cards.title}>
        <a href={href}>{title}</a>
      </p>
      <div className={cards.body}>{children}</div>
    </div>
  );
}

function drawIcon(name: string) {
  if (!Object.hasOwn(CARD_ICONS, name)) {
    const known = Object.keys(CARD_ICONS).join(', ');
    throw new Error(`<Card> has no icon "${name}"; use one of ${known}`);
  }
  return (
    <span className={cards.icon}>
      <CardIcon name={name as CardIconName} />
    </span>
  );
}
