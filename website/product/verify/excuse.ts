/** Compares the differences that were found to the list of exceptions. */
import type { Exception } from './data/exceptions.ts';

/** An operation or sample that was tried on the server. */
export interface Tried {
  /** The id of an operation, or the location of a sample, such as `docs/quickstart.mdx:12`. */
  name: string;
  contradictions: readonly string[];
}

export interface Judged extends Tried {
  /** Differences that aren't explained by an exception. */
  faults: readonly string[];
  /** Exceptions that explain a difference. */
  excused: readonly Exception[];
}

/** Determines which differences are explained by an exception, for one version of the server. */
export function judge(
  tried: readonly Tried[],
  exceptions: readonly Exception[],
  version: string,
): { judged: readonly Judged[]; unused: readonly Exception[] } {
  const relevant = exceptions.filter(({ versions }) => versions?.includes(version) ?? true);
  const used = new Set<Exception>();
  const judged = tried.map((each): Judged => {
    const own = relevant.filter(({ about }) => isAbout(about, each.name));
    const applied = (contradiction: string) =>
      own.find((exception) => contradiction.includes(exception.contradiction));
    const excused = each.contradictions.flatMap((text) => applied(text) ?? []);
    for (const exception of excused) used.add(exception);
    return {
      ...each,
      excused,
      faults: each.contradictions.filter((text) => applied(text) === undefined),
    };
  });
  return { judged, unused: relevant.filter((exception) => !used.has(exception)) };
}

function isAbout(about: string, name: string): boolean {
  return about === '*' || name === about || name.startsWith(`${about}:`);
}
