/** Severity levels of problems, which the site's configuration can set by kind. */
import type { Problem, ProblemKind } from './problems.ts';

export type Level = 'error' | 'warn' | 'ignore';

export type Levels = Readonly<Partial<Record<ProblemKind, Level>>>;

/** Settings in `site/site.config.ts` that are severity levels. */
export interface LevelSettings {
  links: { broken: Level; anchors: Level; orphans: Level };
  frontMatter: { unknown: Level };
  markdown: { blocked: Level };
}

/**
 * Returns the problems with the severity that the configuration sets for their kind. A problem that was created as a
 * warning, such as a broken link in a remote document, never becomes an error.
 */
export function withLevels(
  problems: readonly Problem[],
  { links, frontMatter, markdown }: LevelSettings,
): readonly Problem[] {
  const levels: Levels = {
    'broken-link': links.broken,
    'broken-anchor': links.anchors,
    orphan: links.orphans,
    'unknown-key': frontMatter.unknown,
    blocked: markdown.blocked,
  };
  return problems.flatMap((problem) => {
    const level = problem.kind === undefined ? undefined : levels[problem.kind];
    if (level === undefined) return problem;
    if (level === 'ignore') return [];
    return level === 'warn' ? { ...problem, severity: 'warning' as const } : problem;
  });
}

/** Returns the errors that no setting can turn into warnings. */
export function lastingErrors(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity, kind }) => severity === 'error' && kind === undefined);
}
