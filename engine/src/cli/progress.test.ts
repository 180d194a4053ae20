import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createReporter, formatBytes, formatDuration, wantsColor } from './progress.ts';

function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

/** Returns a clock that a test can advance. */
function clock() {
  let time = 0;
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { now: () => time, pass };
}

const ERASE_LINE = '\r\u001b[2K';

/** Returns the lines that a terminal would show, without colors and without lines that were erased. */
function screen(written: readonly string[]): string[] {
  const lines = written.join('').split('\n');
  return lines.map((line) => stripVTControlCharacters(line.split(ERASE_LINE).at(-1) ?? ''));
}

describe('in a log', () => {
  it("writes one plain line per step, once it's done", async () => {
    const stream = recorder(false);
    const time = clock();
    const reporter = createReporter(stream, { environment: {}, now: time.now });
    const result = await reporter.step('Compile', async (step) => {
      step.expect(600, 'pages');
      step.advance();
      time.pass(1240);
      return 'done';
    });
    reporter.summary([
      { label: 'Pages', value: '600' },
      { label: 'Warnings', value: '2' },
    ]);

    expect(result).toBe('done');
    expect(stream.written.join('')).toBe(
      '✓ Compile  600 pages  1.2 s\n\n  Pages     600\n  Warnings  2\n',
    );
  });

  it('marks a failed step, shows how far it got, and rethrows the error', async () => {
    const stream = recorder(false);
    const reporter = createReporter(stream, { environment: {}, now: () => 0 });
    const failing = reporter.step('Render', async (step) => {
      step.expect(3, 'pages');
      step.advance();
      throw new Error('no theme');
    });
    await expect(failing).rejects.toThrow('no theme');
    expect(stream.written.join('')).toBe('✗ Render  1/3 pages  0 ms\n');
  });

  it('writes steps that follow each other', () => {
    const stream = recorder(false);
    const time = clock();
    const steps = createReporter(stream, { environment: {}, now: time.now }).sequence();
    steps.step('Read');
    time.pass(5);
    steps.step('Compile', 2);
    steps.tick();
    steps.tick();
    time.pass(30);
    steps.step('Write');
    steps.tick();
    time.pass(10);
    steps.step('Render', 9);
    steps.tick();
    steps.fail();
    steps.end();
    expect(stream.written.join('')).toBe(
      '✓ Read  5 ms\n✓ Compile  2  30 ms\n✓ Write  1  10 ms\n✗ Render  1/9  0 ms\n',
    );
  });

  it.each([{ CI: 'true' }, { TERM: 'dumb' }])(
    'treats a terminal as a log with %j',
    async (environment) => {
      const stream = recorder(true);
      await createReporter(stream, { environment, now: () => 0 }).step('Emit', async () => {});
      expect(stream.written).toEqual(['✓ Emit  0 ms\n']);
    },
  );
});

it('shows the running step in a terminal, and replaces it when the step is done', async () => {
  const stream = recorder(true);
  await createReporter(stream, { environment: {}, now: () => 0 }).step('Compile', async () => {
    expect(screen(stream.written)).toEqual(['… Compile']);
  });
  expect(screen(stream.written)).toEqual(['✓ Compile  0 ms', '']);
});

describe('wantsColor', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { CI: 'true' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('terminal %s, %j → %s', (isTTY, environment, expected) => {
    expect(wantsColor({ isTTY }, environment)).toBe(expected);
  });

  it('decides about the symbols', async () => {
    const stream = recorder(true);
    const options = { environment: { NO_COLOR: '1' }, now: () => 0 };
    await createReporter(stream, options).step('Emit', async () => {});
    const text = stream.written.join('').replaceAll(ERASE_LINE, '');
    expect(text).toBe(stripVTControlCharacters(text));
  });
});

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [9_960, '10 kB'],
  [999_600, '1.0 MB'],
  [7_300_000, '7.3 MB'],
  [25_000_000_000_000, '25000 GB'],
])('formatBytes(%d) is %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});

it.each([
  [0, '0 ms'],
  [999.4, '999 ms'],
  [999.6, '1.0 s'],
  [59_900, '59.9 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('formatDuration(%d) is %s', (milliseconds, expected) => {
  expect(formatDuration(milliseconds)).toBe(expected);
});
