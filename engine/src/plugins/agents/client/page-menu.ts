/** The button that copies a page's Markdown. */
import { copyText } from '../../../client/content/code-blocks.ts';
import { announce } from '../../../client/navigation/announcer.ts';
import { onClickOf } from '../../../client/page/page-events.ts';
import * as attributes from '../../../shared/attributes.ts';
import * as events from '../../../shared/events.ts';
import type { StartEnhancement } from '../../../shared/plugin-modules.ts';
import * as texts from '../texts.ts';

const FEEDBACK_TIME = 2000;

/** Handles clicks on the button. */
const start: StartEnhancement = () => {
  onClickOf(`[${attributes.COPY_PAGE}]`, (button) => void copyPage(button));
};

export default start;

/** Copies the page. Shows the result in the button for a moment, and announces it. */
async function copyPage(button: HTMLElement): Promise<void> {
  let isCopied = false;
  try {
    const answer = await fetch(button.dataset.copyPage ?? '');
    isCopied = answer.ok && (await copyText(asShown(await answer.text())));
  } catch {
    // Without a connection, copying fails like for any other reason.
  }
  announce(isCopied ? texts.pageCopied : texts.pageNotCopiedAdvice);
  button.textContent = isCopied ? texts.pageCopied : texts.pageNotCopied;
  setTimeout(() => {
    button.textContent = texts.copyPage;
  }, FEEDBACK_TIME);
}

/** Returns the Markdown as the page shows it. A site's code can change what readers see, and the copy follows. */
function asShown(text: string): string {
  const copy = { text };
  document.dispatchEvent(new CustomEvent(events.COPYING, { detail: copy }));
  return copy.text;
}
