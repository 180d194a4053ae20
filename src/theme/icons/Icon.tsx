import { classNames } from '../class-names.ts';
import { CARD_ICONS, type CardIconName } from './card-icons.ts';

/** Names of the icons in `styles/icons.css` that have an element of their own. */
export type IconName =
  | 'caret'
  | 'caret-right'
  | 'check'
  | 'copy'
  | 'cross'
  | 'danger'
  | 'external'
  | 'folder'
  | 'home'
  | 'info'
  | 'note'
  | 'page'
  | 'pencil'
  | 'play'
  | 'star'
  | 'tip'
  | 'warning'
  | 'wrap';

/** A decorative icon in the color of the text around it. Empty, so assistive technology skips it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <span className={classNames('icon', `icon-${name}`, className)} />;
}

/** An icon of a card; drawn in place, because few pages have cards. */
export function CardIcon({ name }: { name: CardIconName }) {
  return (
    <svg className="card-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={CARD_ICONS[name]} />
    </svg>
  );
}
