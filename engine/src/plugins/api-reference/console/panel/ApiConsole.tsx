import { type KeyboardEvent, useEffect, useRef } from 'react';
import { getSnapshot } from '../../../../client/navigation/page-store.ts';
import { close } from '../../../../shared/texts/layout.ts';
import { Method } from '../../../../theme/content/Method.tsx';
import { showConsole } from '../../client/open-console.ts';
import * as texts from '../../texts/console.ts';
import { response } from '../../texts/pages.ts';
import { type ConsoleData, consoleFileOfRoute, isSafe } from '../../views/console.ts';
import { isEmpty } from '../values/field-values.ts';
import { Answer, Explained } from './Answer.tsx';
import { Body } from './Body.tsx';
import { Credentials } from './Credentials.tsx';
import { useConsole } from './console-state.ts';
import { adoptStyles } from './console-styles.ts';
import { Parameters } from './Parameters.tsx';
import { Preview } from './Preview.tsx';
import { SendBar } from './SendBar.tsx';
import { ServerField } from './ServerField.tsx';

/** Fetches the data of the operation on display; what it returns are further props. */
export async function load(): Promise<{ data: ConsoleData }> {
  adoptStyles();
  const { base = '' } = document.documentElement.dataset;
  const address = `${base}/${encodeURI(consoleFileOfRoute(getSnapshot().route))}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return { data: (await response.json()) as ConsoleData };
}

/** The console of an operation: a dialog with what is sent on one side and what comes back on the other. */
export default function ApiConsole({ data }: { data?: ConsoleData }) {
  return data === undefined ? null : <Console data={data} />;
}

function Console({ data }: { data: ConsoleData }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useConsole(data);
  const answer = useRef<HTMLElement>(null);
  const { corsHelp } = data;
  const isRefused = corsHelp?.isRefused ?? false;
  useEffect(() => {
    if (dialog.current) showConsole(dialog.current);
    // Where the reader has to begin: at the first thing that is not filled in.
    const fields = dialog.current?.querySelectorAll<HTMLInputElement>('input[type="url"], input');
    const first = [...(fields ?? [])].find(({ value }) => isEmpty(value));
    // That no browser may send it is read before anything is filled in.
    first?.focus({ preventScroll: isRefused });
  }, [isRefused]);
  useEffect(() => {
    if (state.result !== undefined) answer.current?.scrollIntoView({ block: 'start' });
  }, [state.result]);
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
        {corsHelp && isRefused ? (
          <Explained
            title={texts.notForBrowsers}
            paragraphs={[corsHelp.text]}
            href={corsHelp.href}
            tone="warning"
          />
        ) : null}
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
        <SendBar state={state} isRefused={isRefused} />
      </form>
    </dialog>
  );
}

/** Enter in a field of a request that changes something does not send it yet: it leads to the button. */
function leadToSend(event: KeyboardEvent<HTMLFormElement>): void {
  const isField = event.target instanceof HTMLInputElement && event.target.type !== 'file';
  if (!isField || event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
