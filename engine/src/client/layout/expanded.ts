/**
 * Keeps `aria-expanded` of buttons with `popovertarget` up to date. Before this code runs, browsers expose the state to
 * assistive technology themselves.
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
