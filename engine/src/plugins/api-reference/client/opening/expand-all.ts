/** The buttons that open all parts of a body, or close them if all are open. */

import { onClickOf } from '../../../../client/page/page-events.ts';
import { API_BODY, API_EXPAND } from '../../shared/attributes.ts';

/** Handles the buttons on this page and on later pages. */
export default function startExpanding(): void {
  onClickOf(`[${API_EXPAND}]`, (button) => {
    const parts = [...(button.closest(`[${API_BODY}]`)?.querySelectorAll('details') ?? [])];
    const isOpen = !parts.every(({ open }) => open);
    for (const part of parts) part.open = isOpen;
  });
}
