/** Sliders that fill a drawing: its parts are on from a value of their own. */
import * as attributes from '../../shared/attributes.ts';

/** Follows the sliders of all pages. */
export function startFillingRanges(): void {
  document.addEventListener('input', ({ target }) => fill(target));
  // Moved before this code was there.
  document.querySelectorAll(`[${attributes.FILLS}]`).forEach(fill);
}

function fill(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.hasAttribute(attributes.FILLS)) return;
  const drawing = document.getElementById(target.getAttribute(attributes.FILLS) ?? '');
  const parts = drawing?.querySelectorAll('[data-from]') ?? [];
  for (const part of parts) {
    part.toggleAttribute('data-on', Number(part.getAttribute('data-from')) <= target.valueAsNumber);
  }
  const shown = document.querySelector(`output[for="${target.id}"]`);
  if (shown) shown.textContent = `${target.value}%`;
}
