/** Answers to the question at the end of a page, and the optional comment. */

import { tryAgain } from '../../../shared/texts/pages.ts';
import * as attributes from '../services.ts';
import * as texts from '../texts.ts';
import { type FeedbackTarget, type PageFeedback, sendFeedback } from './send-feedback.ts';

/** Maximum length of a comment in characters. Analytics stores at most 100 characters of a value. */
const LONGEST = 500;
const LONGEST_COUNTED = 100;

/** Answers that haven't been received by a service yet. */
const unsent: PageFeedback[] = [];

let announce: (text: string) => void;

/**
 * Handles a click on an answer, if it's the first one on its page, and asks for a comment. Shows what happens
 * to the answer, and passes it to `tell`.
 */
export function answer(
  button: HTMLElement,
  target: FeedbackTarget,
  tell: (text: string) => void,
): void {
  announce = tell;
  const box = button.closest<HTMLElement>(`[${attributes.FEEDBACK}]`);
  if (!box || box.getAttribute(attributes.FEEDBACK)) return;
  box.setAttribute(attributes.FEEDBACK, 'answered');
  for (const each of box.querySelectorAll(`[${attributes.HELPFUL}]`)) {
    each.setAttribute('aria-pressed', String(each === button));
    each.setAttribute('aria-disabled', 'true');
  }
  box.querySelector('p')?.remove();
  const given = { page: location.pathname, helpful: button.getAttribute('value') === 'yes' };
  unsent.push(given);
  addForm(box, given, target);
  void sendAnswers(box, target);
}

/** Sends the answers that haven't been sent. If that fails, the page says so and offers to try again. */
async function sendAnswers(box: HTMLElement, target: FeedbackTarget): Promise<void> {
  const note = noteOf(box);
  try {
    await flush(target);
    say(note, texts.thanks);
  } catch {
    say(note, `${texts.answerNotSent} `);
    const again = newButton(tryAgain);
    const retry = () => {
      removeEventListener('online', retry);
      // Keeps the focus when the button disappears.
      if (document.activeElement === again) note.focus();
      void sendAnswers(box, target);
    };
    again.addEventListener('click', retry);
    addEventListener('online', retry);
    note.append(again);
  }
}

async function flush(target: FeedbackTarget): Promise<void> {
  for (const each of [...unsent]) {
    await sendFeedback(each, target);
    if (unsent.includes(each)) unsent.splice(unsent.indexOf(each), 1);
  }
}

function addForm(box: HTMLElement, given: PageFeedback, target: FeedbackTarget): void {
  const form = document.createElement('form');
  const label = document.createElement('label');
  label.textContent = given.helpful ? texts.whatHelped : texts.whatIsMissing;
  const field = document.createElement('textarea');
  field.rows = 2;
  field.maxLength = target.endpoint === undefined ? LONGEST_COUNTED : LONGEST;
  field.id = 'feedback-comment';
  label.htmlFor = field.id;
  const hint = document.createElement('p');
  hint.id = 'feedback-hint';
  hint.textContent = texts.feedbackIsAnonymous;
  field.setAttribute('aria-describedby', hint.id);
  const send = newButton(texts.sendFeedback);
  send.type = 'submit';
  form.append(label, field, hint, send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const comment = field.value.trim();
    if (comment === '') field.focus();
    else void sendComment(form, { ...given, comment }, target);
  });
  box.append(form);
}

/** Sends the comment. Keeps the form and its text until the comment has been received. */
async function sendComment(
  form: HTMLFormElement,
  given: PageFeedback,
  target: FeedbackTarget,
): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const note = noteOf(form.parentElement ?? form);
  try {
    await flush(target);
    await sendFeedback(given, target);
    const hadFocus = form.contains(document.activeElement);
    form.remove();
    say(note, texts.thanksForDetails);
    if (hadFocus) note.focus();
  } catch {
    form.ariaBusy = 'false';
    say(note, texts.detailsNotSent);
  }
}

/** Returns the element below the question that shows what happened to an answer. */
function noteOf(box: HTMLElement): HTMLElement {
  const known = box.querySelector<HTMLElement>(':scope > p');
  if (known) return known;
  const note = document.createElement('p');
  note.tabIndex = -1;
  box.querySelector('fieldset')?.after(note);
  return note;
}

function say(note: HTMLElement, text: string): void {
  note.textContent = text;
  announce(text);
}

function newButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  return button;
}
