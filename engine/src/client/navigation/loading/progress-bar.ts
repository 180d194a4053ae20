/** The thin bar at the top of the window. It appears after the delay in `progress-delay.ts`. The theme styles it. */
import * as events from '../../../shared/events.ts';
import { isWaiting } from './progress-delay.ts';

const MINIMUM = 0.08;
const LARGEST_STEP = 0.02;
const STEP_EVERY = 800;
/** The number of milliseconds that the theme takes to fill the bar and fade it out. */
const REMOVE_AFTER = 400;

/** Shows the bar while the reader waits for a page. */
export function startProgressBar(): void {
  let finish: (() => void) | undefined;
  function update(isShown: boolean): void {
    if (isShown) finish ??= showBar();
    else finish = void finish?.();
  }
  document.addEventListener(events.WAITING, (event) => update(event.detail));
  update(isWaiting());
}

/** Adds a bar that grows slowly. Returns a function that fills the bar and removes it. */
function showBar(): () => void {
  const bar = document.createElement('div');
  let value = 0;
  function advance(to: number): void {
    value = to;
    bar.style.inlineSize = `${100 * value}%`;
  }
  bar.dataset.progressBar = '';
  document.body.append(bar);
  advance(MINIMUM);
  const timer = setInterval(
    () => advance(Math.min(0.99, value + Math.random() * LARGEST_STEP)),
    STEP_EVERY,
  );
  return () => {
    clearInterval(timer);
    advance(1);
    bar.dataset.progressBar = 'done';
    setTimeout(() => bar.remove(), REMOVE_AFTER);
  };
}
