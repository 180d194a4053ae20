/** Finds layouts that scripts forced, based on a trace of the browser. */
import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  /** In microseconds. */
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { data?: { type?: string; functionName?: string } };
}

/** Events during which scripts run. Each frame also lays out the page, but outside of these events. */
const SCRIPT =
  /^(?:EventDispatch|FunctionCall|FireAnimationFrame|TimerFire|FireIdleCallback|RunMicrotasks)$/;

/**
 * Traces `act`, which clicks on the page and lets it paint its response. Returns what was running whenever a script
 * forced a layout, from the click until the first paint after the mark `mark` (`performance.mark`).
 */
export async function layoutsForcedByClick(
  page: Page,
  mark: string,
  act: () => Promise<void>,
): Promise<string[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await act();
  const text = String(await browser.stopTracing());
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  return forcedLayouts(traceEvents, mark);
}

function forcedLayouts(all: readonly TraceEvent[], mark: string): string[] {
  const marked = all.find(({ name }) => name === mark);
  if (marked === undefined) throw new Error(`The trace has no mark "${mark}"`);
  const events = all
    .filter(({ pid, tid }) => pid === marked.pid && tid === marked.tid)
    .sort((a, b) => a.ts - b.ts);
  const click = events.findLast(
    ({ name, ts, args }) =>
      name === 'EventDispatch' && args?.data?.type === 'click' && ts <= marked.ts,
  );
  const paint = events.find(({ name, ts }) => name === 'Paint' && ts > marked.ts);
  if (click === undefined || paint === undefined)
    throw new Error('The trace has no click or paint');
  const scripts = events.filter(({ name, dur }) => SCRIPT.test(name) && dur !== undefined);
  return events
    .filter(({ name, ts }) => name === 'Layout' && ts >= click.ts && ts <= paint.ts)
    .flatMap(({ ts }) => {
      const around = scripts.filter(
        (script) => script.ts <= ts && ts < script.ts + (script.dur ?? 0),
      );
      return around.length === 0 ? [] : [around.map(describeScript).join(' > ')];
    });
}

function describeScript({ name, args }: TraceEvent): string {
  const { type, functionName } = args?.data ?? {};
  return [name, type, functionName].filter(Boolean).join(' ');
}
