/**
 * Third-party services that readers interact with: feedback about the page, and an assistant. Neither loads until a
 * reader uses it.
 */
import type { AskDetail } from '../../../client/services.ts';
import * as events from '../../../shared/events.ts';
import { askAi } from '../../../shared/texts/doc.ts';
import type { Services } from '../services.ts';
import * as attributes from '../services.ts';
import * as texts from '../texts.ts';

type ReaderServices = Pick<Services, 'feedback' | 'assistant'>;
type Announce = (text: string) => void;

/** Starts the services and lists them on the document. The page shows only services that are listed there. */
export function startReaderServices(
  { feedback, assistant }: ReaderServices,
  announce: Announce,
): void {
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

function takeAnswers(feedback: NonNullable<Services['feedback']>, announce: Announce): void {
  const load = () => import('./feedback.ts');
  // Loads the code when the question comes into view, so that readers can then answer without a connection.
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // If this fails, the next click reports the failure.
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

/**
 * Shows a failure below the buttons and returns its text. Browsers don't request a failed script again until
 * there's a new document.
 */
function sayBeside(button: Element): string {
  const text = texts.feedbackNotLoaded;
  const box = button.closest(`[${attributes.FEEDBACK}]`);
  const note = box?.querySelector('p') ?? document.createElement('p');
  note.textContent = text;
  box?.append(note);
  return text;
}

function takeQuestions(assistant: NonNullable<Services['assistant']>, announce: Announce): void {
  const ask = ({ question, done }: AskDetail) => {
    import('./assistant.ts')
      .then(({ openAssistant }) => openAssistant(assistant, question))
      .then(
        () => done(),
        (error: unknown) => {
          console.warn('The assistant couldn’t be loaded.', error);
          announce(texts.assistantNotLoaded);
          done(texts.assistantNotLoaded);
        },
      );
  };
  document.addEventListener(events.ASK, ({ detail }) => ask(detail));
  document.addEventListener('click', ({ target: button }) => {
    if (!(button instanceof HTMLElement) || !button.matches(`[${attributes.ASK_AI}]`)) return;
    button.textContent = texts.assistantOpens;
    const done = (problem?: string) => {
      button.textContent = problem === undefined ? askAi : texts.assistantFailed;
      if (problem === undefined) button.closest('details')?.removeAttribute('open');
    };
    ask({ question: '', done });
  });
}
