import styles from './HomeDrawing.module.css';

const COLUMNS = 20;
const ROWS = 5;
const USERS = COLUMNS * ROWS;
/** Percentage at first, and the only one that readers without scripts see. */
const START = 40;
const SHOWN = `{value} of ${USERS} users have it`;

/**
 * Renders a drawing that readers can try out. Each dot is one percent of the users, and a slider rolls the feature
 * out to them. The browser runtime turns the dots on (see the engine's `fill-ranges.ts`).
 */
export function HomeDrawing({ className = '' }: { className?: string }) {
  return (
    <div className={`${styles.rollout} ${className}`.trim()} data-markdown-ignore="">
      <div id="rollout" className={styles.users} aria-hidden="true">
        {percentages().map((percentage, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <i key={place} data-from={percentage} data-on={percentage <= START ? '' : undefined} />
        ))}
      </div>
      <div className={styles.control}>
        <label htmlFor="rollout-share">Gradual rollout</label>
        <output htmlFor="rollout-share" data-shown={SHOWN}>
          {SHOWN.replace('{value}', String(START))}
        </output>
        <input
          id="rollout-share"
          type="range"
          min={0}
          max={USERS}
          defaultValue={START}
          aria-valuetext={SHOWN.replace('{value}', String(START))}
          data-fills="rollout"
          // After a reload, Firefox would restore the previous value:
          // https://developer.mozilla.org/docs/Web/HTML/Attributes/autocomplete
          autoComplete="off"
        />
      </div>
    </div>
  );
}

/**
 * Returns the percentage at which each user gets the feature, row by row. Users on the left tend to get it earlier.
 * The order is still scattered, as it would be with hashing.
 */
function percentages(): number[] {
  const weights = Array.from({ length: USERS }, (_, place) => {
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
    return column * 5 + ((column * 37 + row * 61 + column * row * 13) % 73);
  });
  const order = weights.map((_, place) => place).sort((a, b) => weightOf(a) - weightOf(b) || a - b);
  const ranks = new Map(order.map((place, rank) => [place, rank + 1]));
  return weights.map((_, place) => ranks.get(place) ?? 0);

  function weightOf(place: number): number {
    return weights[place] ?? 0;
  }
}
