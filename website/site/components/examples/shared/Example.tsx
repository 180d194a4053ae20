import { type ReactNode, useState } from 'react';
import styles from './examples.module.css';
import type { ExampleState } from './use-example.ts';

interface ExampleProps {
  /** Unique among the examples. The figure's id is `try-` followed by this name. */
  name: string;
  title: string;
  state: Pick<ExampleState<object>, 'form' | 'reset' | 'link'>;
  controls: ReactNode;
  /** The settings as code, for readers without scripts, who don't see the controls. */
  input: string;
  /** The result in a sentence or two, which screen readers announce when it changes. */
  result: ReactNode;
  /** Details and images of the result. Like the result, they're complete without a script. */
  children?: ReactNode;
}

/** Renders a live example: settings that readers can change, and the result. */
export function Example({ name, title, state, controls, input, result, children }: ExampleProps) {
  const id = `try-${name}`;
  return (
    <figure
      className={styles.example}
      id={id}
      aria-labelledby={`${id}-title`}
      data-search-ignore=""
    >
      <figcaption id={`${id}-title`} className={styles.title}>
        <span>Try it:</span> {title}
      </figcaption>
      <noscript>
        <pre className={styles.input}>{input}</pre>
      </noscript>
      {/* Before the controls, so that it's in view on phones while readers change them. */}
      <p role="status" className={styles.result}>
        {result}
      </p>
      {/* Outside of a dialog, this method sends nothing, even before the script is loaded. */}
      <form
        ref={state.form}
        method="dialog"
        className={styles.scripted}
        autoComplete="off"
        aria-labelledby={`${id}-title`}
        data-markdown-ignore=""
        onSubmit={(event) => event.preventDefault()}
      >
        {controls}
      </form>
      {children}
      <Actions id={id} state={state} />
    </figure>
  );
}

function Actions({ id, state }: { id: string; state: ExampleProps['state'] }) {
  const [message, setMessage] = useState('');

  async function copyLink(): Promise<void> {
    const url = new URL(state.link());
    url.hash = id;
    try {
      await navigator.clipboard.writeText(url.href);
      setMessage('Link copied');
    } catch {
      // Without permission or a secure connection, the link is only shown in the address bar.
      history.replaceState(history.state, '', url);
      setMessage('Copy the link from the address bar');
    }
  }

  function startOver(): void {
    state.reset();
    setMessage('Example reset');
  }

  return (
    <div className={`${styles.actions} ${styles.scripted}`} data-markdown-ignore="">
      <button type="button" onClick={() => void copyLink()}>
        Copy link
      </button>
      <button type="button" onClick={startOver}>
        Start over
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
