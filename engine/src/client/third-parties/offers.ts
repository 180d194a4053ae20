/**
 * Offers of services of others to readers: to answer a question about the page, and to put one to
 * an assistant. Nothing of either is loaded before a reader turns to it.
 */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { askAi } from '../../shared/texts/doc.ts';
import * as texts from '../../shared/texts/services.ts';
import type { ThirdParties } from '../../shared/third-parties.ts';

/** Question for the assistant, `''` for none yet. */
export interface AskDetail {
  question: string;
  /** Told when the assistant is open, or that it cannot be. */
  done(isOpen: boolean): void;
}

declare global {
  interface DocumentEventMap {
    [events.ASK]: CustomEvent<AskDetail>;
  }
}

type Offers = Pick<ThirdParties, 'feedback' | 'assistant'>;
type Announce = (text: string) => void;

/** Makes the offers, and says so in the document: only then does the page show them. */
export function startOffers({ feedback, assistant }: Offers, announce: Announce): void {
  const names: string[] = [];
  if (feedback) {
    takeAnswers(feedback, announce);
    names.push('feedback');
  }
  if (assistant) {
    takeQuestions(assistant, announce);
    names.push('assistant');
  }
  document.documentElement.dataset.offers = names.join(' ');
}

function takeAnswers(feedback: NonNullable<Offers['feedback']>, announce: Announce): void {
  const load = () => import('./feedback.ts');
  // Who has the question before the eyes can answer it without a connection.
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // A click tells when it fails.
    load().catch(() => undefined);
  });
  const observe = () => {
    const question = document.querySelector(`[${attributes.FEEDBACK}]`);
    if (question) observer.observe(question);
  };
  observe();
  document.addEventListener(events.SWAPPED, observe);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(`[${attributes.HELPFUL}]`)) return;
    load().then(
      ({ answer }) => answer(target, feedback, announce),
      () => announce(sayBeside(target)),
    );
  });
}

/** Says what is wrong below the buttons. A new document asks for the script again in every browser. */
function sayBeside(button: Element): string {
  const text = texts.feedbackNotLoaded;
  const box = button.closest(`[${attributes.FEEDBACK}]`);
  const note = box?.querySelector('p') ?? document.createElement('p');
  note.textContent = text;
  box?.append(note);
  return text;
}

function takeQuestions(assistant: NonNullable<Offers['assistant']>, announce: Announce): void {
  document.addEventListener(events.ASK, ({ detail: { question, done } }) => {
    import('./assistant.ts')
      .then(({ openAssistant }) => openAssistant(assistant, question))
      .then(
        () => done(true),
        (error: unknown) => {
          console.warn('The assistant couldn’t be loaded.', error);
          announce(texts.assistantNotLoaded);
          done(false);
        },
      );
  });
  document.addEventListener('click', ({ target: button }) => {
    if (!(button instanceof HTMLElement) || !button.matches(`[${attributes.ASK_AI}]`)) return;
    button.textContent = texts.assistantOpens;
    const done = (isOpen: boolean) => {
      button.textContent = isOpen ? askAi : texts.assistantFailed;
      if (isOpen) button.closest('details')?.removeAttribute('open');
    };
    document.dispatchEvent(new CustomEvent(events.ASK, { detail: { question: '', done } }));
  });
}
