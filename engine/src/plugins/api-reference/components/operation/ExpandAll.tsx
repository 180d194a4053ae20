import { API_EXPAND } from '../../shared/attributes.ts';
import type { ApiChildren } from '../../shared/schema-views.ts';
import { collapseAll, expandAll } from '../../texts/pages.ts';
import styles from './ExpandAll.module.css';

/**
 * Renders the button that opens or closes everything in a body at once, unless there's only one thing to open. Styles
 * choose the label, because readers can also open the last part by hand. It's hidden without scripts (see
 * `alternatives.css`).
 */
export function ExpandAll({ groups }: { groups: readonly ApiChildren[] }) {
  if (countInRoot(groups) < 2) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-markdown-ignore=""
      {...{ [API_EXPAND]: '' }}
    >
      <span className={styles.expand}>{expandAll}</span>
      <span className={styles.collapse}>{collapseAll}</span>
    </button>
  );
}

/** Returns the number of collapsed parts. A root's first level isn't collapsed. */
function countInRoot(groups: readonly ApiChildren[]): number {
  return countCollapsed(groups) - groups.filter(({ kind }) => kind === 'properties').length;
}

function countCollapsed(groups: readonly ApiChildren[]): number {
  return sum(
    groups.map((group) => {
      if (group.kind === 'properties') {
        return 1 + sum(group.properties.map(({ children }) => countCollapsed(children)));
      }
      if (group.kind !== 'choices') return 0;
      return sum(group.choices.map(({ children }) => 1 + countInRoot(children)));
    }),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
