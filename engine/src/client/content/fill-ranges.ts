/** Handles sliders that fill an image, each part of which turns on at a certain value of the slider. */
import * as attributes from '../../shared/attributes.ts';

/** Updates the images when readers move sliders, on all pages. */
export function startFillingRanges(): void {
  document.addEventListener('input', ({ target }) => fill(target));
  // Readers may have moved a slider before this code was loaded.
  document.querySelectorAll(`[${attributes.FILLS}]`).forEach(fill);
}

function fill(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.hasAttribute(attributes.FILLS)) return;
  const drawing = document.getElementById(target.getAttribute(attributes.FILLS) ?? '');
  const parts = drawing?.querySelectorAll('[data-from]') ?? [];
  for (const part of parts) {
    part.toggleAttribute('data-on', Number(part.getAttribute('data-from')) <= target.valueAsNumber);
  }
  const output = document.querySelector<HTMLElement>(`output[for="${target.id}"]`);
  if (!output) return;
  output.textContent = (output.dataset.shown ?? '').replace('{value}', target.value);
  target.setAttribute('aria-valuetext', output.textContent);
}
