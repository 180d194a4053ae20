/**
 * Keeps `aria-expanded` of buttons with `popovertarget` true to what is open. Before it is there, browsers
 * tell assistive technology by themselves, also of what was opened before scripts came.
 */

/** Starts following every popover of the document. */
export function startExpandedStates(): void {
  // The event does not bubble, but it can be captured.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      // Dialogs have no such buttons.
      for (const button of togglesOf(event.target as HTMLElement)) {
        button.setAttribute('aria-expanded', `${(event as ToggleEvent).newState === 'open'}`);
      }
    },
    { capture: true },
  );
}

/** Buttons that open `popover`, without those that only close it. */
export function togglesOf(popover: HTMLElement): HTMLElement[] {
  const selector = `[popovertarget="${CSS.escape(popover.id)}"]:not([popovertargetaction="hide"])`;
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
