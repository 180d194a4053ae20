import { serverAddressDoubt, serverAddressError } from '../../request/server-address.ts';
import type { ConsoleData } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { isMixedContent } from '../response/explain.ts';
import { SERVER_FIELD } from './check-console.ts';
import type { SectionProps } from './console-state.ts';
import { Field } from './Field.tsx';

const SERVER_LIST = 'console-servers';

/**
 * Renders the field for the reader's server, which suggests the API's servers. The value is stored for all
 * operations.
 */
export function ServerField({ data, state }: SectionProps) {
  const { server } = state.values;
  return (
    <Field label={texts.server} errors={state.errorsOf(SERVER_FIELD)} hint={hintOf(server, data)}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            list={data.serverChoices && SERVER_LIST}
            type="url"
            required
            value={server}
            placeholder={data.serverExample}
            spellCheck={false}
            onChange={({ target }) => state.change({ server: target.value })}
            onBlur={() => server.trim() !== '' && state.touch(SERVER_FIELD)}
          />
          {data.serverChoices === undefined ? null : (
            <datalist id={SERVER_LIST}>
              {data.serverChoices.map((url) => (
                <option key={url} value={url} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

function hintOf(server: string, { path }: ConsoleData): string {
  if (serverAddressError(server) === undefined && isMixedContent(server.trim(), location.origin)) {
    return texts.mixedContentHint;
  }
  return serverAddressDoubt(server, path) ?? texts.serverHint;
}
