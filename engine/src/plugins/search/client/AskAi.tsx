/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import * as events from '../../../shared/events.ts';
import { askAi } from '../../../shared/texts/doc.ts';
import * as texts from '../../../shared/texts/services.ts';

interface AskAiProps {
  /** Query so far. */
  question: string;
  /** The assistant is open. */
  onOpen(): void;
}

/** Hands the query to the assistant of the site. Nothing without one. */
export function AskAi({ question, onOpen }: AskAiProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // Set by the browser runtime as soon as somebody takes questions.
  if (!document.documentElement.dataset.offers?.includes('assistant')) return null;
  function ask(): void {
    setState('busy');
    const done = (isOpen: boolean) => {
      setState(isOpen ? 'idle' : 'failed');
      if (isOpen) onOpen();
    };
    document.dispatchEvent(new CustomEvent(events.ASK, { detail: { question, done } }));
  }
  return (
    <p className="search-ask">
      <button type="button" aria-busy={state === 'busy'} onClick={ask}>
        {question === '' ? askAi : texts.askAiAbout(question)}
      </button>
      {state === 'failed' ? ` ${texts.assistantNotLoaded}` : null}
    </p>
  );
}
