import { type KeyboardEvent, useEffect, useRef } from 'react';
import { getSnapshot } from '../../../../client/page/page-store.ts';
import { close } from '../../../../shared/texts/layout.ts';
import { Method } from '../../../../theme/content/Method.tsx';
import { type ConsoleData, consoleFileOfRoute, isSafe } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { response } from '../../texts/pages.ts';
import { showConsole } from '../opening/open-console.ts';
import { isEmpty } from '../values/field-values.ts';
import { Answer, Explained } from './Answer.tsx';
import { Body } from './Body.tsx';
import { Credentials } from './Credentials.tsx';
import { type SectionProps, useConsole } from './console-state.ts';
import { adoptStyles } from './console-styles.ts';
import { Parameters } from './Parameters.tsx';
import { Preview } from './Preview.tsx';
import { SendBar } from './SendBar.tsx';
import { ServerField } from './ServerField.tsx';

/** Fetches the data of the current page's operation. The result is passed to the component as props. */
export async function load(): Promise<{ data: ConsoleData }> {
  adoptStyles();
  const { base = '' } = document.documentElement.dataset;
  const address = `${base}/${encodeURI(consoleFileOfRoute(getSnapshot().route))}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return { data: (await response.json()) as ConsoleData };
}

/** Renders an operation's console: a dialog with the request's inputs, the request, and the response. */
export default function ApiConsole({ data }: { data?: ConsoleData }) {
  return data === undefined ? null : <Console data={data} />;
}

function Console({ data }: { data: ConsoleData }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useConsole(data);
  const isRefused = data.corsHelp?.isRefused ?? false;
  useEffect(() => {
    if (dialog.current) openDialog(dialog.current, isRefused);
  }, [isRefused]);
  return (
    <dialog
      ref={dialog}
      className="console"
      aria-label={texts.consoleTitle(`${data.method} ${data.title}`)}
    >
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          state.submit(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (!isSafe(data.method)) leadToSend(event);
        }}
      >
        <header>
          <Method method={data.method} />
          <h2>{data.title}</h2>
          <button type="button" aria-label={close} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </header>
        {data.corsHelp && isRefused ? (
          <Explained
            title={texts.notForBrowsers}
            paragraphs={[data.corsHelp.text]}
            href={data.corsHelp.href}
            tone="warning"
          />
        ) : null}
        <Columns data={data} state={state} />
        <SendBar state={state} isRefused={isRefused} />
      </form>
    </dialog>
  );
}

/** Renders the request's inputs, the request, and the response. */
function Columns({ data, state }: SectionProps) {
  const answer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state.result !== undefined) answer.current?.scrollIntoView({ block: 'start' });
  }, [state.result]);
  return (
    <div className="console-columns">
      <div className="console-inputs">
        <ServerField data={data} state={state} />
        <Credentials data={data} state={state} />
        <Parameters data={data} state={state} />
        <Body data={data} state={state} />
      </div>
      <div className="console-outputs">
        <Preview data={data} state={state} />
        <section ref={answer} className="console-response" aria-label={response}>
          <Answer data={data} state={state} />
        </section>
      </div>
    </div>
  );
}

/** Opens the console, and moves the focus to the first empty field. */
function openDialog(dialog: HTMLDialogElement, isRefused: boolean): void {
  showConsole(dialog);
  const fields = dialog.querySelectorAll<HTMLInputElement>('input[type="url"], input');
  const first = [...fields].find(({ value }) => isEmpty(value));
  // Readers need to see first that browsers can't send the request.
  first?.focus({ preventScroll: isRefused });
}

/** Moves the focus to the **Send** button on Enter, because the request can change data. */
function leadToSend(event: KeyboardEvent<HTMLFormElement>): void {
  const isField = event.target instanceof HTMLInputElement && event.target.type !== 'file';
  if (!isField || event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
