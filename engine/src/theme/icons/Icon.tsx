import { CARD_ICONS, type CardIconName } from './card-icons.ts';
import { OUTLINES, type OutlineName } from './outlines.ts';

/** Names of the shapes in `styles/icons.css` that have their own element. */
type ShapeName = 'caret' | 'caret-right' | 'home' | 'pencil';

export type IconName = ShapeName | OutlineName;

/** Renders a decorative icon in the color of the surrounding text. Assistive technology skips it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const added = className === undefined ? '' : ` ${className}`;
  if (!isOutline(name)) return <span className={`icon icon-${name}${added}`} />;
  return (
    <svg className={`icon${added}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}

function isOutline(name: IconName): name is OutlineName {
  return Object.hasOwn(OUTLINES, name);
}

export function CardIcon({ name }: { name: CardIconName }) {
  return (
    <svg className="card-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={CARD_ICONS[name]} />
    </svg>
  );
}
