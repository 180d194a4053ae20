/** @jsxImportSource preact */
import { OUTLINES, type OutlineName } from '../../../theme/icons/outlines.ts';

/**
 * Renders a decorative icon in the color of the surrounding text. This is the Preact version of `icons/Icon.tsx`.
 */
export function SearchIcon({ name, className }: { name: OutlineName; className?: string }) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={OUTLINES[name]} />
    </svg>
  );
}
