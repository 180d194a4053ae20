import { Component, type ReactNode, useEffect, useRef } from 'react';
import { getSnapshot, subscribe } from '../../client/page/page-store.ts';
import * as texts from '../../shared/texts/pages.ts';

interface State {
  error: unknown;
  hasCrashed: boolean;
}

/**
 * Keeps an error inside its island. The island restarts when the reader presses `Try again` or opens a different page.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, hasCrashed: false };
  private stopListening: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasCrashed: true };
  }

  override componentDidMount() {
    let { route } = getSnapshot();
    this.stopListening = subscribe(() => {
      const previous = route;
      route = getSnapshot().route;
      if (route !== previous && this.state.hasCrashed) this.reset();
    });
  }

  override componentWillUnmount() {
    this.stopListening?.();
  }

  reset = () => this.setState({ error: undefined, hasCrashed: false });

  override render() {
    const { error, hasCrashed } = this.state;
    return hasCrashed ? <CrashView error={error} onRetry={this.reset} /> : this.props.children;
  }
}

interface CrashViewProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces an island that threw an error. Shows what happened, a button to try again, and the error message. */
function CrashView({ error, onRetry }: CrashViewProps) {
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
