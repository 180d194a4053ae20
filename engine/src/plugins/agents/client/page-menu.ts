/** The button of a page that copies its Markdown. */
import { copyText } from '../../../client/content/code-blocks.ts';
import { announce } from '../../../client/navigation/announcer.ts';
import { onClickOf } from '../../../client/navigation/page-events.ts';
import * as attributes from '../../../shared/attributes.ts';
import type { StartEnhancement } from '../../../shared/plugin-modules.ts';
import * as texts from '../texts.ts';

const FEEDBACK_TIME = 2000;

/** Waits for a click on the button of a page. */
const start: StartEnhancement = () => {
  onClickOf(`[${attributes.COPY_PAGE}]`, (button) => void copyPage(button));
};

export default start;

/** Copies the page. What came of it stands in the button for a moment, and is read out. */
async function copyPage(button: HTMLElement): Promise<void> {
  let isCopied = false;
  try {
    const answer = await fetch(button.dataset.copyPage ?? '');
    isCopied = answer.ok && (await copyText(await answer.text()));
  } catch {
    // No connection: told to the reader like any other failure.
  }
  announce(isCopied ? texts.pageCopied : texts.pageNotCopiedAdvice);
  button.textContent = isCopied ? texts.pageCopied : texts.pageNotCopied;
  setTimeout(() => {
    button.textContent = texts.copyPage;
  }, FEEDBACK_TIME);
}
