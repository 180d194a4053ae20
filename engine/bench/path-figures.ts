/**
 * Measures how long redirect lookups take, depending on the path's length. Whoever sends a request chooses that
 * length.
 */
import { resolveTarget } from '../src/serve/resolve-target.ts';
import { redirectTarget } from '../src/shared/redirects.ts';
import { BUDGETS } from './budgets.ts';
import { atMost, type Figure, type FigureGroup, median, remark } from './report.ts';

const KILOBYTES = [1, 4, 16];
const ROUNDS = 200;

/** Pieces of which paths are made: prefixes, old extensions, slashes, and parts of wildcards. */
const SHAPES = ['/docs', '/docs/en', '.htm', '/index.htm', '/', '/charts/v1', '/%C3%A9'];

const REDIRECTS = {
  prefixes: ['/docs', '/en'],
  routes: Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`/old/${index}`, `/new/${index}`]),
  ),
  wildcards: { '/charts': '/archive', '/charts/v1': '/first' },
};

const RELEASE = {
  files: new Set(['index.html', '404.html']),
  settings: { base: '', headers: {}, files: {}, redirects: REDIRECTS },
};

/**
 * Measures the lookup that servers and the not-found page share, and how long the server takes to respond. It
 * rejects paths of 16 KB.
 */
export function pathFigures(): FigureGroup {
  const rule = KILOBYTES.map((size) => slowest(size, (path) => redirectTarget(path, REDIRECTS)));
  const server = KILOBYTES.map((size) => slowest(size, (path) => resolveTarget(path, RELEASE)));
  const [short = 0, , long = 0] = rule;
  return {
    title: 'Paths (the slowest of those made of one text; microseconds)',
    figures: [
      ...figuresOf('table of redirects', rule),
      atMost('table of redirects, 16 KB beside 1 KB', long / short, BUDGETS.paths.growth, (share) =>
        share.toFixed(1),
      ),
      ...figuresOf('our server', server),
      atMost('our server, slowest', Math.max(...server), BUDGETS.paths.slowest, (micros) =>
        micros.toFixed(0),
      ),
    ],
  };
}

function figuresOf(name: string, times: readonly number[]): Figure[] {
  return times.map((time, index) => remark(`${name}, ${KILOBYTES[index]} KB`, time.toFixed(1)));
}

/** Returns the median time in microseconds for the shape of path that takes longest. */
function slowest(kilobytes: number, work: (path: string) => unknown): number {
  const times = SHAPES.map((text) => {
    const path = `/${text.repeat((kilobytes * 1024 - 1) / text.length)}`;
    return median(Array.from({ length: ROUNDS }, () => timeOf(() => work(path))));
  });
  return Math.max(...times);
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1000;
}
