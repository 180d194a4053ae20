import { useEffect, useRef } from 'react';
import * as texts from '../../shared/texts/pages.ts';

interface CrashViewProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces an island that threw an error. Shows what happened, a button to try again, and the error message. */
export function CrashView({ error, onRetry }: CrashViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section data-crash="" aria-label={texts.error}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.pageCrashed}
      </h2>
      <button type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
      <pre>{messagesOf(error)}</pre>
    </section>
  );
}

/** Returns the messages of an error and its causes: message, blank line, `Cause:`, next message. */
function messagesOf(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && !seen.has(current); ) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join(`\n\n${texts.cause}\n`);
}
