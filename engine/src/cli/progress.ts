/** Shows a command's progress: a line per step with its count and time, and a summary. */
import pc from 'picocolors';
import type { BuildProgress } from '../core/build.ts';
import type { Progress } from '../core/plugins/command.ts';

/** What this module needs of a stream such as `process.stdout`. */
interface OutputStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface ReporterOptions {
  /** Environment variables, of which `NO_COLOR`, `FORCE_COLOR`, `TERM`, and `CI` matter. */
  environment?: Environment;
  /** Returns the time in milliseconds. */
  now?: () => number;
}

/** A sequence of steps. When one begins, the previous one ends. */
interface StepSequence extends BuildProgress {
  /** Ends the last step. */
  end(): void;
  /** Marks the running step as failed. */
  fail(): void;
}

export interface Reporter {
  /**
   * Runs `work` as a step and returns its result. If `work` fails, marks the step as failed and rethrows the error.
   */
  step<Result>(label: string, work: (progress: Progress) => Promise<Result>): Promise<Result>;
  sequence(): StepSequence;
  /** Prints a table with two columns. */
  summary(rows: readonly { label: string; value: string }[]): void;
}

/** Escape sequence that erases the current step's line in a terminal. */
const ERASE_LINE = '\r\u001b[2K';

/**
 * True if output should be colored. That's the case with `FORCE_COLOR`, or in a terminal without `NO_COLOR`. In CI,
 * only `FORCE_COLOR` counts.
 */
export function wantsColor(
  stream: Pick<OutputStream, 'isTTY'>,
  environment: Environment = process.env,
): boolean {
  if (isSet(environment.NO_COLOR)) return false;
  if (isSet(environment.FORCE_COLOR)) return environment.FORCE_COLOR !== '0';
  return isLive(stream, environment);
}

/** Creates the reporter for a command. */
export function createReporter(stream: OutputStream, options: ReporterOptions = {}): Reporter {
  const { environment = process.env, now = performance.now.bind(performance) } = options;
  const colors = pc.createColors(wantsColor(stream, environment));
  const live = isLive(stream, environment);

  const begin = (label: string): RunningStep => {
    const started = now();
    const count = { done: 0, total: undefined as number | undefined, unit: '' };
    if (live) stream.write(`${colors.cyan('…')} ${label}`);
    const finish = (mark: string, text: string): void => {
      const time = colors.dim(formatDuration(now() - started));
      stream.write(`${live ? ERASE_LINE : ''}${mark} ${label}${text}  ${time}\n`);
    };
    return {
      advance: () => {
        count.done += 1;
      },
      expect: (total, unit = '') => void Object.assign(count, { total, unit }),
      end: () => finish(colors.green('✓'), countText(count.total ?? count.done, count)),
      fail: () =>
        finish(
          colors.red('✗'),
          countText(count.total === undefined ? count.done : `${count.done}/${count.total}`, count),
        ),
    };
  };

  return {
    async step(label, work) {
      const running = begin(label);
      try {
        const result = await work(running);
        running.end();
        return result;
      } catch (error) {
        running.fail();
        throw error;
      }
    },
    sequence: () => createSequence(begin),
    summary(rows) {
      const width = Math.max(0, ...rows.map((row) => row.label.length));
      const lines = rows.map(
        ({ label, value }) => `  ${colors.dim(label.padEnd(width))}  ${value}\n`,
      );
      stream.write(`\n${lines.join('')}`);
    },
  };
}

function countText(count: number | string, { unit }: { unit: string }): string {
  return count === 0 ? '' : `  ${count} ${unit}`.trimEnd();
}

/** Formats a size, such as `1.5 MB`. Units are decimal, and values below ten get one decimal place. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** Formats a duration, such as `340 ms`, `2.4 s`, or `1 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

interface RunningStep extends Progress {
  end(): void;
  fail(): void;
}

function createSequence(begin: (label: string) => RunningStep): StepSequence {
  let running: RunningStep | undefined;
  const close = (way: 'end' | 'fail'): void => {
    running?.[way]();
    running = undefined;
  };
  return {
    step(label, total) {
      close('end');
      running = begin(label);
      if (total !== undefined) running.expect(total);
    },
    tick: () => running?.advance(),
    end: () => close('end'),
    fail: () => close('fail'),
  };
}

function isLive(stream: Pick<OutputStream, 'isTTY'>, environment: Environment): boolean {
  return stream.isTTY === true && !isSet(environment.CI) && environment.TERM !== 'dumb';
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
