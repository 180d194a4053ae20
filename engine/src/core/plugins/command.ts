/** Commands that plugins add to the command line. */
import type { SiteContext } from '../assemble/site-hooks.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import type { SiteDefinition } from '../config/types.ts';
import type { Problem } from '../problems/problems.ts';

/** Values of a command's options, keyed by name. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface BuiltSite extends SiteContext {
  /** Compiled pages, keyed by file. */
  compiled: ReadonlyMap<string, CompiledPage>;
}

/** Shows the progress of a long task. */
export interface Progress {
  /** Sets the number of parts and their name, such as `(600, 'pages')`. */
  expect(total: number, unit?: string): void;
  /** Counts a finished part. */
  advance(): void;
}

export interface CommandContext {
  /** The absolute path of the site's root. */
  root: string;
  options: OptionValues;
  /** Reads the site's configuration. Throws a `ProblemsError` if something is wrong with it. */
  loadSite(): Promise<SiteDefinition>;
  /** Compiles all pages, as a build does. Throws a `ProblemsError` if the site has errors. */
  compileSite(): Promise<BuiltSite>;
  /** Runs a long task and shows its progress. If the task fails, rethrows its error. */
  step<Result>(label: string, work: (progress: Progress) => Promise<Result>): Promise<Result>;
  /** Prints problems that don't stop the command. */
  report(problems: readonly Problem[]): void;
}

export interface Command {
  /** The name in the command line, such as `search:push`. */
  name: string;
  /** One line about what the command does, for the list of commands. */
  about: string;
  /** The command's own options, keyed by name. All commands also have `--root`. */
  options?: Readonly<Record<string, 'string' | 'boolean'>>;
  /**
   * Runs the command. Throws a `UsageError` for invalid options, and a `ProblemsError` for mistakes in content.
   *
   * @returns the exit code, if it isn't 0
   */
  run(context: CommandContext): Promise<number | undefined> | Promise<void>;
}
