/** Manages the console's state, which is the reader's input and the result. */
import { useEffect, useReducer, useRef } from 'react';
import { readStored, writeStored } from '../../../../client/storage/storage.ts';
import { originOf } from '../../request/server-address.ts';
import type { ConsoleData, ConsoleMedia, ConsoleScheme } from '../../shared/console-data.ts';
import {
  BODY,
  type ConsoleValues,
  consoleRequest,
  fieldKey,
  sentSecret,
} from '../request/console-request.ts';
import { send } from '../request/send.ts';
import type { Answer, Failure } from '../request/send-in-worker.ts';

interface State extends ConsoleValues {
  isSending: boolean;
  result?: Answer | Failure | undefined;
}

export interface ConsoleState extends State {
  change(values: Partial<ConsoleValues>): void;
  setText(key: string, text: string): void;
  secretOf(scheme: ConsoleScheme): string;
  setSecret(scheme: ConsoleScheme, secret: string): void;
  send(): Promise<void>;
  cancel(): void;
}

/** Props of a console's parts: the operation, and the reader's input. */
export interface SectionProps {
  data: ConsoleData;
  state: ConsoleState;
}

/**
 * Secrets, keyed by their server's origin and their name. They're kept until the reader leaves the document, and are
 * never sent to another server.
 */
const secrets = new Map<string, string>();

/** The reader's server is stored under the API's example server, so that it applies to all operations of that API. */
const serverKey = ({ serverExample }: ConsoleData) => `console.server.${serverExample}`;

/** Returns the initial values of a body in a media type. */
export function bodyValues(media: ConsoleMedia | undefined): Pick<State, 'media' | 'texts'> {
  const { fields = [], examples = [] } = media ?? {};
  const texts = Object.fromEntries(fields.map((each) => [fieldKey(BODY, each), each.initial]));
  return { ...(media && { media }), texts: { ...texts, [BODY]: examples[0]?.text ?? '' } };
}

function initialState(data: ConsoleData): State {
  const { media, texts } = bodyValues(data.body?.media[0]);
  const parameters = data.parameters.map((each) => [fieldKey(each.in, each), each.initial]);
  return {
    server: readStored(serverKey(data)) ?? data.server,
    texts: { ...texts, ...Object.fromEntries(parameters) },
    files: {},
    security: 0,
    ...(media && { media }),
    isSending: false,
  };
}

/** Returns the state of an operation's console. */
export function useConsole(data: ConsoleData): ConsoleState {
  const [state, merge] = useReducer(merged, data, initialState);
  const controller = useRef<AbortController>(undefined);
  // Leaving the page cancels the request, because the reader no longer waits for the response.
  useEffect(() => () => controller.current?.abort(), []);
  const server = state.server.trim();
  const secretKey = ({ name }: ConsoleScheme, origin = originOf(server)) =>
    [origin, data.credential, name].join(' ');
  // A secret that was typed before there was a server belongs to the first server that it's sent to.
  const secretOf = (scheme: ConsoleScheme) =>
    secrets.get(secretKey(scheme)) ?? secrets.get(secretKey(scheme, '')) ?? '';
  return {
    ...state,
    change: merge,
    setText: (key, text) => merge({ texts: { ...state.texts, [key]: text } }),
    secretOf,
    setSecret: (scheme, secret) => {
      secrets.set(secretKey(scheme), secret);
      merge({});
    },
    async send() {
      if (state.isSending) return;
      const own = new AbortController();
      controller.current = own;
      writeStored(serverKey(data), server);
      for (const scheme of data.security.flat()) {
        secrets.set(secretKey(scheme), secretOf(scheme));
        secrets.delete(secretKey(scheme, ''));
      }
      const request = consoleRequest(data, state, (each) => sentSecret(each, secretOf(each)));
      merge({ isSending: true, result: undefined });
      merge({ isSending: false, result: await send({ request, server }, own.signal) });
    },
    cancel: () => controller.current?.abort(),
  };
}

function merged(old: State, changed: Partial<State>): State {
  return { ...old, ...changed };
}
