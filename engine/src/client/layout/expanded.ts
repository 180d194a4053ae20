/**
 * Keeps `aria-expanded` of buttons with `popovertarget` up to date. Until this code runs, browsers expose the
 * state to assistive technology on their own.
 */

/** Starts watching every popover in the document. */
export function startExpandedStates(): void {
  // The event doesn't bubble, but it can be captured.
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

/** Returns the buttons that open `popover`, without buttons that only close it. */
export function togglesOf(popover: HTMLElement): HTMLElement[] {
  const selector = `[popovertarget="${CSS.escape(popover.id)}"]:not([popovertargetaction="hide"])`;
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
