import styles from './arrival.module.css';
import type { Timeline } from './timeline.ts';

interface LanesProps {
  timeline: Timeline;
  /** Time, in seconds, up to which the path is drawn. */
  now: number;
}

/** Renders a lane for each stop: a line per poll, and a bar that starts when the stop receives the change. */
export function Lanes({ timeline: { stops, length }, now }: LanesProps) {
  const [server] = stops;
  return (
    <ol className={styles.lanes}>
      {stops.map(({ name, polls, arrival }) => (
        <li key={name}>
          <p>
            {name}:{' '}
            {arrival === server?.arrival
              ? 'on immediately'
              : `on after ${arrival - (server?.arrival ?? 0)} seconds`}
          </p>
          <svg viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect
              className={styles.on}
              x={arrival}
              width={Math.max(0, Math.min(now, length) - arrival)}
              height="10"
            />
            <path className={styles.poll} d={polls.map((poll) => `M${poll} 0v10`).join('')} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
