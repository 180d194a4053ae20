/** Changes that must wait until a click is complete, because the pointer would miss an element that moves. */

let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => note(true), true);
  for (const type of ['pointerup', 'pointercancel']) {
    document.addEventListener(type, () => note(false), true);
  }
}

function note(pressed: boolean): void {
  isPressed = pressed;
}

/** Runs `task` now, or after the click that's in progress. */
export function afterPress(task: () => void): void {
  if (!isPressed) {
    task();
    return;
  }
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const end = () => {
    done.abort();
    setTimeout(task);
  };
  document.addEventListener('pointerup', end, options);
  document.addEventListener('pointercancel', end, options);
}
