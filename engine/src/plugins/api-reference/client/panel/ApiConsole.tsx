import { useEffect, useRef } from 'react';
import { getSnapshot } from '../../../../client/page/page-store.ts';
import * as attributes from '../../../../shared/attributes.ts';
import * as events from '../../../../shared/events.ts';
import { close } from '../../../../shared/texts/layout.ts';
import { CopyButton } from '../../../../theme/content/CodeBlock.tsx';
import { Method } from '../../../../theme/content/Method.tsx';
import { curlCommand } from '../../request/curl.ts';
import { reachesServer, serverAddressError } from '../../request/server-address.ts';
import { type ConsoleData, consoleFileOfRoute } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { request as requestTitle, response } from '../../texts/pages.ts';
import { showConsole } from '../opening/open-console.ts';
import { consoleRequest, unsendableParts } from '../request/console-request.ts';
import { Answer, Help } from './Answer.tsx';
import css from './console.css?inline';
import { CodePane, Field } from './Field.tsx';
import { Body, Credentials, Parameters } from './Inputs.tsx';
import { type ConsoleState, type SectionProps, useConsole } from './use-console.ts';

const sheet = new CSSStyleSheet();
// The site's security policy doesn't allow style elements, so a script applies the styles.
document.adoptedStyleSheets.push(sheet);

/** Fetches the data of the current page's operation. The result is passed to the component as props. */
export async function load(): Promise<{ data: ConsoleData }> {
  sheet.replaceSync(css);
  const { base = '' } = document.documentElement.dataset;
  const address = `${base}/${encodeURI(consoleFileOfRoute(getSnapshot().route))}`;
  const fetched = await fetch(address);
  if (!fetched.ok) throw new Error(`${address}: status ${fetched.status}`);
  const data = (await fetched.json()) as ConsoleData;
  document.dispatchEvent(new CustomEvent(events.CONSOLE, { detail: data }));
  return { data };
}

/** Renders an operation's console: a dialog with the request's inputs, the request, and the response. */
export default function ApiConsole({ data }: { data?: ConsoleData }) {
  return data === undefined ? null : <Console data={data} />;
}

function Console({ data }: { data: ConsoleData }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useConsole(data);
  const { title, method, corsHelp } = data;
  const isCommand = corsHelp?.isRefused === true;
  const name = isCommand ? texts.commandTitle(title) : texts.consoleTitle(title);
  useEffect(() => {
    if (dialog.current) showConsole(dialog.current);
  }, []);
  return (
    <dialog ref={dialog} className="console" aria-label={name}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isCommand) void state.send();
        }}
        onKeyDown={(event) => {
          // Only the button sends requests that can change data. The Enter key doesn't.
          const isInput = event.target instanceof HTMLInputElement;
          if (isInput && event.key === 'Enter' && method !== 'GET') event.preventDefault();
        }}
      >
        <header>
          <Method method={method} />
          <h2>{name}</h2>
          <button type="button" aria-label={close} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </header>
        <div className="console-columns">
          <div className="console-inputs">
            {isCommand ? <Help {...corsHelp} /> : null}
            <ServerField data={data} state={state} isChecked={!isCommand} />
            {isCommand ? null : <Credentials data={data} state={state} />}
            <Parameters data={data} state={state} />
            <Body data={data} state={state} />
          </div>
          <div className="console-outputs">
            <Command data={data} state={state} />
            {isCommand ? null : (
              <section className="console-response" aria-label={response}>
                <Answer data={data} state={state} />
              </section>
            )}
          </div>
        </div>
        {isCommand ? null : <SendBar state={state} />}
      </form>
    </dialog>
  );
}

const SERVER_LIST = 'console-servers';

/** Renders the field for the reader's server, which suggests the API's servers. */
function ServerField({ data, state, isChecked }: SectionProps & { isChecked: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { server } = state;
  useEffect(() => {
    input.current?.setCustomValidity((isChecked && serverAddressError(server)) || '');
  }, [server, isChecked]);
  return (
    <Field label={texts.server} hint={isChecked ? texts.serverHint : ''}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            ref={input}
            list={data.serverChoices && SERVER_LIST}
            type="text"
            inputMode="url"
            value={server}
            placeholder={data.serverExample}
            spellCheck={false}
            onChange={({ target }) => state.change({ server: target.value })}
          />
          <datalist id={SERVER_LIST}>
            {data.serverChoices?.map((url) => (
              <option key={url} value={url} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

/** Renders the request as a command, with a placeholder for the secret. */
function Command({ data, state }: SectionProps) {
  const server = state.server.trim() === '' ? data.serverExample : state.server;
  const request = consoleRequest(data, { ...state, server }, ({ isPair }) =>
    isPair ? '<your-credentials>' : data.credential,
  );
  const command = reachesServer(request.url, server)
    ? curlCommand(request)
    : `# ${texts.failures['other-server'][1]}`;
  const unsendable = data.corsHelp?.isRefused ? [] : unsendableParts(request);
  return (
    <section
      className="console-block"
      {...{ [attributes.CODE_BLOCK]: '' }}
      aria-label={requestTitle}
    >
      <div className="console-row">
        <h3>{texts.curlCommand}</h3>
        <CopyButton label={texts.copyCurl} hasWord />
      </div>
      <CodePane label={texts.curlCommand} text={command} />
      {unsendable.length === 0 ? null : (
        <p className="console-hint">{texts.unsendable(unsendable.join(', '))}</p>
      )}
    </section>
  );
}

/** Renders a bar that's always in view, with the buttons that send and cancel the request and the progress. */
function SendBar({ state }: { state: ConsoleState }) {
  const { isSending, result } = state;
  return (
    <footer>
      <button type="submit" className="console-send" aria-disabled={isSending}>
        {isSending ? texts.sending : texts.send}
      </button>
      {isSending ? (
        <button type="button" onClick={state.cancel}>
          {texts.cancel}
        </button>
      ) : null}
      <p role="status">
        {isSending ? texts.waiting : result?.kind === 'answer' ? texts.answered(result.status) : ''}
        {result?.kind === 'failure' ? texts.failures[result.reason][0] : ''}
      </p>
    </footer>
  );
}
