/** Remembers clicks that happen before the code that handles them is loaded. */

import * as attributes from '../shared/attributes.ts';

/** Matches plain buttons, and buttons in forms that send nothing. */
const SERVED_BY_SCRIPT = `:is([type="button"], [method="dialog"] *):not([popovertarget], [${attributes.NO_REPLAY}])`;

type Listener = (event: Event, repeat: () => void) => void;

/** Listens for clicks on buttons that need a script. Calls `listener` with a function that repeats the click. */
export function rememberClicks(listener: Listener): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      if (button) listener(event, () => repeat(button));
    },
    { capture: true },
  );
}

/** Repeats the clicks among earlier events, if they were on buttons that need a script. */
export function repeatClicks(events: readonly Event[]): void {
  for (const event of events) {
    const button = event.type === 'click' && buttonOf(event);
    if (button) repeat(button);
  }
}

function buttonOf({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.matches(SERVED_BY_SCRIPT) ? button : null;
}

function repeat(button: HTMLElement): void {
  if (button.isConnected) button.click();
}
