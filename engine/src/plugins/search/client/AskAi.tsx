/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { askAssistant, hasAssistant } from '../../../client/services.ts';
import { askAi } from '../../../shared/texts/doc.ts';
import { askAiAbout } from '../texts.ts';

interface AskAiProps {
  /** The current query. */
  question: string;
  /** Called when the assistant is open. */
  onOpen(): void;
}

/** Renders a button that passes the query to the site's assistant, or nothing if the site doesn't have one. */
export function AskAi({ question, onOpen }: AskAiProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!hasAssistant()) return null;
  function ask(): void {
    setBusy(true);
    setProblem(undefined);
    const done = (failure?: string) => {
      setBusy(false);
      setProblem(failure);
      if (failure === undefined) onOpen();
    };
    askAssistant({ question, done });
  }
  return (
    <p className="search-ask">
      <button type="button" aria-busy={isBusy} onClick={ask}>
        {question === '' ? askAi : askAiAbout(question)}
      </button>
      {problem && ` ${problem}`}
    </p>
  );
}
