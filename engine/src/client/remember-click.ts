/** Clicks that come before the code for them. */

import * as attributes from '../shared/attributes.ts';

/** Plain buttons, and buttons in forms that send nothing. */
const SERVED_BY_SCRIPT = `:is([type="button"], [method="dialog"] *):not([popovertarget], [${attributes.NO_REPLAY}])`;

type Listener = (event: Event, repeat: () => void) => void;

/** Calls back for clicks on buttons that only a script can serve, with a function that repeats the click. */
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

/** Repeats the clicks on buttons that only a script can serve among events that came before it. */
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
