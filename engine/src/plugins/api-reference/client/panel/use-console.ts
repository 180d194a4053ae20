/** Manages the console's state: what the reader entered, and the result. */
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

/** Props for parts of the console: the operation and the reader's input. */
export interface SectionProps {
  data: ConsoleData;
  state: ConsoleState;
}

/**
 * Secrets, keyed by their name and their server's origin. Each one is kept until the reader leaves the document and
 * is never sent to another server.
 */
const secrets = new Map<string, string>();

/**
 * The storage key for the reader's server. It contains the API's example server, so that the choice applies to all
 * of the API's operations.
 */
const serverKey = ({ serverExample }: ConsoleData) => `console.server.${serverExample}`;

/** Returns a body's initial values for a media type. */
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
  // If the reader leaves the page, nobody is waiting for the response, so the request is canceled.
  useEffect(() => () => controller.current?.abort(), []);
  const server = state.server.trim();
  const secretKey = ({ name }: ConsoleScheme, origin = originOf(server)) =>
    [origin, data.credential, name].join(' ');
  // A secret that was typed before the server belongs to the first server it's sent to.
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
