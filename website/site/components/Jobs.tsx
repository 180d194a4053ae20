import data from '../facts/jobs.json' with { type: 'json' };
import { inlineMarkdown } from './inline-markdown.tsx';
import { FactTable } from './tables.tsx';

/** Units in seconds, the largest first. */
const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Renders the server's recurring jobs, the most frequent first. */
export default function Jobs() {
  const rows = data.map(({ name, seconds, does }) => ({
    key: name,
    cells: [<code key="name">{name}</code>, intervalOf(seconds), inlineMarkdown(does)],
  }));
  return <FactTable titles={['Job', 'Interval', 'What it does']} rows={rows} isLabelled />;
}

/**
 * Returns an interval in the largest unit that divides it evenly: `1 second`, `15 minutes`. A non-breaking
 * space keeps the unit next to the number.
 */
function intervalOf(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  const count = seconds / size;
  return `${count}\u00a0${unit}${count === 1 ? '' : 's'}`;
}
