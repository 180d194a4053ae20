/** Sends readers' answers to the question at the end of a page, and their comments. */

import { tryAgain } from '../../../shared/texts/pages.ts';
import type { Services } from '../services.ts';
import * as attributes from '../services.ts';
import * as texts from '../texts.ts';
import { countEvent, isCounted } from './event-queue.ts';

/** Maximum length of a comment in characters. Analytics stores only 100 characters per value. */
const LONGEST = 500;
const LONGEST_COUNTED = 100;

/** Answers that no service has received yet. */
const unsent: PageFeedback[] = [];

/** Settles once the latest `sendUnsent` has sent all answers or failed. */
let sending = Promise.resolve();

/** The question on a page. */
interface Question {
  box: HTMLElement;
  target: FeedbackTarget;
  announce(text: string): void;
}

/**
 * Handles the first click on an answer on a page, and asks for a comment. Shows and announces whether the answer
 * was sent.
 */
export function answer(
  button: HTMLElement,
  target: FeedbackTarget,
  announce: Question['announce'],
): void {
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
  const question = { box, target, announce };
  addForm(question, given);
  void sendAnswers(question);
}

/** Sends all answers that haven't been sent. If that fails, shows a message with a button to try again. */
async function sendAnswers(question: Question): Promise<void> {
  const note = noteOf(question);
  try {
    await sendUnsent(question.target);
    say(question, texts.thanks);
  } catch {
    say(question, `${texts.answerNotSent} `);
    const again = newButton(tryAgain);
    const retry = () => {
      removeEventListener('online', retry);
      // The button is about to disappear, so the focus moves to the note.
      if (document.activeElement === again) note.focus();
      void sendAnswers(question);
    };
    again.addEventListener('click', retry);
    addEventListener('online', retry);
    note.append(again);
  }
}

/** Sends the answers after earlier calls have finished. Otherwise, two calls could send the same answer. */
function sendUnsent(target: FeedbackTarget): Promise<void> {
  sending = sending
    .catch(() => undefined)
    .then(async () => {
      for (let next = unsent[0]; next !== undefined; next = unsent[0]) {
        await sendFeedback(next, target);
        unsent.shift();
      }
    });
  return sending;
}

function addForm(question: Question, given: PageFeedback): void {
  const { box, target } = question;
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
    else void sendComment(form, { ...given, comment }, question);
  });
  box.append(form);
}

/** Sends the comment. The form and its text stay until the comment has been received. */
async function sendComment(
  form: HTMLFormElement,
  given: PageFeedback,
  question: Question,
): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  try {
    await sendUnsent(question.target);
    await sendFeedback(given, question.target);
    const hadFocus = form.contains(document.activeElement);
    form.remove();
    say(question, texts.thanksForDetails);
    if (hadFocus) noteOf(question).focus();
  } catch {
    form.ariaBusy = 'false';
    say(question, texts.detailsNotSent);
  }
}

/** Returns the element below the question that shows what happened to an answer. */
function noteOf({ box }: Question): HTMLElement {
  const known = box.querySelector<HTMLElement>(':scope > p');
  if (known) return known;
  const note = document.createElement('p');
  note.tabIndex = -1;
  box.querySelector('fieldset')?.after(note);
  return note;
}

function say(question: Question, text: string): void {
  noteOf(question).textContent = text;
  question.announce(text);
}

function newButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  return button;
}

type FeedbackTarget = NonNullable<Services['feedback']>;

interface PageFeedback {
  /** The path of the page, without its query and hash. */
  page: string;
  helpful: boolean;
  /** The comment, which is sent later, in a second message about the same page. */
  comment?: string;
}

/** Milliseconds until a request to the endpoint times out. */
const PATIENCE = 10_000;

/**
 * Sends feedback to the endpoint. Without one, reports the event `page_feedback`. Rejects if nobody received the
 * feedback.
 */
async function sendFeedback(feedback: PageFeedback, { endpoint }: FeedbackTarget): Promise<void> {
  if (endpoint !== undefined) return postFeedback(feedback, endpoint);
  if (!isCounted()) throw new Error('No analytics service is running');
  const { page, ...details } = feedback;
  countEvent('page_feedback', { ...details, page_path: page });
}

async function postFeedback(feedback: PageFeedback, endpoint: string): Promise<void> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The request continues even if the reader goes to another page.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!ok) throw new Error(`The endpoint returned status ${status}`);
}
