/** @jsxImportSource preact */
import { OUTLINES, type OutlineName } from '../../../theme/icons/outlines.ts';

/** A decorative icon in the color of the surrounding text. The same as `icons/Icon.tsx`, but for Preact. */
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
