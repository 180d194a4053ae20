/** The comparison as a page of the repository. */
import type { Usage } from '../measure-command.ts';
import type { Visit } from './visit-peer.ts';

/** All that was measured of one generator. */
export interface PeerFigures {
  name: string;
  /** `starlight 0.42.4`, for those who want to repeat it. */
  versions: string;
  /** By number of pages. */
  builds: Readonly<Record<number, Usage & { output: number }>>;
  visits: Readonly<Record<'phone' | 'desktop', Visit>>;
}

interface Row {
  what: string;
  pick(figures: PeerFigures): number | undefined;
  format(value: number): string;
}

const seconds = (value: number) => `${value.toFixed(1)} s`;
const megabytes = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} MB`;
const kilobytes = (value: number) => `${(value / 1024).toFixed(0)} KB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

/** The page: a table with this engine first, values with their ratios to it, and who wins each row. */
export function formatPeers(
  all: readonly PeerFigures[],
  pageCounts: readonly number[],
  date: string,
): string {
  const [own, ...others] = all;
  if (own === undefined) throw new Error('Nothing was measured');
  const rows = [...buildRows(pageCounts), ...visitRows('phone'), ...visitRows('desktop')];
  const head = ['', own.name, ...others.map(({ name }) => name), 'best'];
  const lines = rows.map((row) => {
    const base = row.pick(own);
    const cells = others.map((peer) => cell(row, row.pick(peer), base));
    return [row.what, base === undefined ? 'none' : row.format(base), ...cells, bestOf(row, all)];
  });
  return [
    '# Beside other generators',
    '',
    `Written by \`npm run bench:peers\` on ${date}: the same neutral pages (\`bench/neutral-site.ts\`), built from`,
    'nothing by each generator with the settings that its own guide begins with, and served by one server',
    '(HTTP/2, TLS, brotli). Pages are those of the smallest site, read with a four times slower CPU, 1.6 Mbit/s and',
    '150 ms round trip; medians of cold loads. Ratios are to this engine: below 1 the other one is better.',
    '',
    table([head, ...lines]),
    '',
    `Versions: ${all.map(({ versions }) => versions).join('; ')}.`,
    '',
    ...NOTES,
    '',
  ].join('\n');
}

const NOTES = [
  'Navigation is from a click on the link to the next page to its heading, after pointing at it for a second on',
  'the desktop and without warning on the phone. Search is from the click that opens it, typing at once, to the',
  'first hit. "None": not part of the generator. Hugo has no theme of its own and builds bare pages here: its row',
  'of bytes and paint is that of nearly plain HTML.',
];

function buildRows(pageCounts: readonly number[]): Row[] {
  return pageCounts.flatMap((pages): Row[] => [
    {
      what: `${pages} pages: CPU of a cold build`,
      pick: ({ builds }) => builds[pages]?.cpu,
      format: seconds,
    },
    {
      what: `${pages} pages: time of a cold build`,
      pick: ({ builds }) => builds[pages]?.wall,
      format: seconds,
    },
    {
      what: `${pages} pages: memory`,
      pick: ({ builds }) => builds[pages]?.memory,
      format: megabytes,
    },
    {
      what: `${pages} pages: files written`,
      pick: ({ builds }) => builds[pages]?.output,
      format: megabytes,
    },
  ]);
}

function visitRows(screen: 'phone' | 'desktop'): Row[] {
  const row = (what: string, name: keyof Visit, format: Row['format']): Row => ({
    what: `${screen}: ${what}`,
    pick: ({ visits }) => visits[screen][name],
    format,
  });
  return [
    row('bytes until a reader acts', 'bytes', kilobytes),
    row('requests until a reader acts', 'requests', String),
    row('largest contentful paint', 'largestContentfulPaint', milliseconds),
    row('blocking time', 'blocking', milliseconds),
    row('navigation', 'navigation', milliseconds),
    row('navigation, painted', 'paintedNavigation', milliseconds),
    row('search, first hit', 'search', milliseconds),
  ];
}

function cell({ format }: Row, value: number | undefined, base: number | undefined): string {
  if (value === undefined) return 'none';
  const ratio = base === undefined || base === 0 ? '' : ` (${(value / base).toFixed(2)} ×)`;
  return `${format(value)}${ratio}`;
}

function bestOf({ pick }: Row, all: readonly PeerFigures[]): string {
  const values = all.map((figures) => pick(figures) ?? Number.POSITIVE_INFINITY);
  const least = Math.min(...values);
  return all
    .filter((_, index) => values[index] === least)
    .map(({ name }) => name)
    .join(', ');
}

function table([head = [], ...lines]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), `|${'---|'.repeat(head.length)}`, ...lines.map(row)].join('\n');
}
