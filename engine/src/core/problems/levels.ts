/** How serious the problems of a kind are: what a site's configuration says of them. */
import type { Problem, ProblemKind } from './problems.ts';

export type Level = 'error' | 'warn' | 'ignore';

export type Levels = Readonly<Partial<Record<ProblemKind, Level>>>;

/** Settings of `site/site.config.ts` that are levels. */
export interface LevelSettings {
  links: { broken: Level; anchors: Level; orphans: Level };
  frontMatter: { unknown: Level };
  markdown: { blocked: Level };
}

/**
 * Problems with the severity that the configuration gives to their kind. What is a warning of its own, such as a broken
 * link in a document of others, never becomes an error.
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

/** Throws-worthy problems: errors that no setting can turn into warnings. */
export function lastingErrors(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity, kind }) => severity === 'error' && kind === undefined);
}
