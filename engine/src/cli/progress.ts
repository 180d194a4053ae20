/**
 * Shows a command's progress: steps with counts and times, and a summary. In a terminal, the running step is a
 * line that updates itself. In logs, each finished step is a line.
 */
import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';

/** The part of a stream that's needed for writing, such as `process.stdout`. */
export interface OutputStream {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export interface ReporterOptions {
  /** Environment variables. `NO_COLOR`, `FORCE_COLOR`, `TERM`, and `CI` have an effect. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Clock in milliseconds. */
  now?: () => number;
}

/** Controls a running step. */
export interface Step {
  /** Counts finished items. */
  advance(count?: number): void;
  /** Sets the number of items and their name, such as `(600, 'pages')`. */
  expect(total: number, unit?: string): void;
  /** Adds a remark such as `590 from cache` to the finished line. */
  remark(text: string): void;
}

/** Consecutive steps. When a step begins, the previous step ends. */
export interface StepSequence {
  /** Begins a step that consists of `total` items. */
  step(label: string, total?: number): void;
  /** Counts a finished item. */
  tick(): void;
  /** Ends the last step. */
  end(): void;
  /** Marks the running step as failed. */
  fail(): void;
}

export interface Reporter {
  /**
   * Runs `work` as a step and returns its result. If `work` fails, marks the step as failed and passes the
   * error on.
   */
  step<Result>(label: string, work: (step: Step) => Promise<Result>): Promise<Result>;
  sequence(): StepSequence;
  /** Prints text above the running step. */
  print(text: string): void;
  /** Prints a table with two columns. */
  summary(rows: readonly SummaryRow[]): void;
}

export interface SummaryRow {
  label: string;
  value: string;
}

/** Minimum time between two updates of a running step's line, in milliseconds. */
const UPDATE_INTERVAL = 80;

/**
 * True if output should have colors: with `FORCE_COLOR`, or in a terminal without `NO_COLOR`. In CI, only
 * `FORCE_COLOR` adds colors.
 */
export function wantsColor(
  stream: Pick<OutputStream, 'isTTY'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  if (isSet(environment.NO_COLOR)) return false;
  if (isSet(environment.FORCE_COLOR)) return environment.FORCE_COLOR !== '0';
  return isLive(stream, environment);
}

/** Creates the reporter for a command. */
export function createReporter(stream: OutputStream, options: ReporterOptions = {}): Reporter {
  const environment = options.environment ?? process.env;
  const now = options.now ?? performance.now.bind(performance);
  const colors = pc.createColors(wantsColor(stream, environment));
  const live = createLiveLine(stream, isLive(stream, environment), now);

  const begin = (label: string): RunningStep => {
    const started = now();
    const state = createStepState(() =>
      live.update(`${colors.cyan('…')} ${label}${state.counts()}`),
    );
    live.update(`${colors.cyan('…')} ${label}`);
    const finish = (mark: string, remarks: string): void => {
      live.clear();
      live.print(`${mark} ${label}${remarks}  ${colors.dim(formatDuration(now() - started))}\n`);
    };
    return {
      ...state.step,
      end: () => finish(colors.green('✓'), state.results()),
      fail: () => finish(colors.red('✗'), state.counts()),
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
    print: (text) => live.print(text.endsWith('\n') ? text : `${text}\n`),
    summary(rows) {
      const width = Math.max(0, ...rows.map((row) => row.label.length));
      const lines = rows.map(
        ({ label, value }) => `  ${colors.dim(label.padEnd(width))}  ${value}\n`,
      );
      live.print(`\n${lines.join('')}`);
    },
  };
}

/** Formats a size, such as `1.5 MB`. Units are decimal, and values below ten have one decimal place. */
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

interface RunningStep extends Step {
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

function createStepState(onChange: () => void) {
  let done = 0;
  let total: number | undefined;
  let unit = '';
  const remarks: string[] = [];
  const step: Step = {
    advance(count = 1) {
      done += count;
      onChange();
    },
    expect(count, name = '') {
      total = count;
      unit = name;
      onChange();
    },
    remark: (text) => void remarks.push(text),
  };
  const listed = (parts: readonly string[]) => (parts.length === 0 ? '' : `  ${parts.join(', ')}`);
  const counted = (count: string) => `${count} ${unit}`.trimEnd();
  return {
    step,
    /** Returns the progress so far, such as `120/600 pages`. */
    counts() {
      if (total !== undefined) return `  ${counted(`${done}/${total}`)}`;
      return done === 0 ? '' : `  ${counted(`${done}`)}`;
    },
    /** Returns the finished step's results, such as `600 pages, 590 from cache`. */
    results() {
      const count = total ?? done;
      return listed(
        total === undefined && done === 0 ? remarks : [counted(`${count}`), ...remarks],
      );
    },
  };
}

/** Creates a line at the bottom of the terminal that's rewritten in place. Elsewhere, it prints nothing. */
function createLiveLine(stream: OutputStream, enabled: boolean, now: () => number) {
  let shown = '';
  let updated = Number.NEGATIVE_INFINITY;
  const clear = (): void => {
    if (shown !== '') stream.write('\r\u001b[2K');
    shown = '';
    updated = Number.NEGATIVE_INFINITY;
  };
  return {
    clear,
    update(text: string): void {
      if (!enabled || now() - updated < UPDATE_INTERVAL) return;
      updated = now();
      shown = text;
      stream.write(`\r\u001b[2K${cut(text, (stream.columns ?? 80) - 1)}`);
    },
    print(text: string): void {
      const line = shown;
      clear();
      stream.write(text);
      if (line !== '') {
        shown = line;
        stream.write(cut(line, (stream.columns ?? 80) - 1));
      }
    },
  };
}

/** Shortens text to one line, because a line that wraps can't be rewritten. Color codes take up no columns. */
function cut(text: string, columns: number): string {
  const plain = stripVTControlCharacters(text);
  return plain.length <= columns ? text : `${plain.slice(0, Math.max(0, columns - 1))}…`;
}

function isLive(
  stream: Pick<OutputStream, 'isTTY'>,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return stream.isTTY === true && !isSet(environment.CI) && environment.TERM !== 'dumb';
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
