/** The console's state: the reader's input, and the result. */
import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../../client/storage/storage.ts';
import { serverOrigin } from '../../request/server-address.ts';
import type { ConsoleData, ConsoleMedia, ConsoleScheme } from '../../shared/console-data.ts';
import {
  assignSecret,
  followSecrets,
  isRemembered,
  keepSecret,
  readSecret,
  type SecretPlace,
} from '../request/credentials.ts';
import { type BuiltRequest, buildRequest, parameterKey } from '../request/request.ts';
import { sentSecret } from '../request/secrets.ts';
import { send } from '../request/send.ts';
import type { Answer, Failure } from '../request/send-in-worker.ts';
import { afterPress } from '../response/after-press.ts';
import { fieldsOfJson } from '../values/field-values.ts';
import { createPatternMatcher } from '../values/patterns.ts';
import { type CheckedValues, checkConsole, leadsElsewhere, SERVER_FIELD } from './check-console.ts';
import { keepDraft, readDraft } from './drafts.ts';

/** The result of a request, with the request's values. */
export type Result = (Answer | Failure) & {
  request: BuiltRequest;
  server: string;
  /** In milliseconds. */
  timeLimit: number;
};

export interface Values extends CheckedValues {
  /** In seconds, as typed. */
  timeLimit: string;
  /** Format in which the request is shown. */
  preview: 'http' | 'curl';
  /** Names of the schemes whose secret is stored. */
  remembered: readonly string[];
}

interface Progress {
  isSending: boolean;
  result?: Result;
  /** True once the reader has tried to send the request. From then on, all mistakes are shown. */
  isChecked: boolean;
}

export interface ConsoleState extends Progress {
  values: Values;
  change(values: Partial<Values>): void;
  /** Called when the reader leaves a field with a value. */
  touch(id: string): void;
  /** Returns the messages to show for a field now. */
  errorsOf(id: string): readonly string[];
  /** Number of fields with mistakes. It's counted after an attempt to send. */
  mistakes: number;
  /** False while there's no URL, or the URL of a different operation. */
  canSendAnyway: boolean;
  keep(scheme: ConsoleScheme, secret: string, remember: boolean): boolean;
  /** Sends a valid request. Otherwise, shows the mistakes and focuses the first field with one. */
  submit(form: HTMLElement): void;
  sendAnyway(): void;
  cancel(): void;
}

/** Props of a console's parts: the operation, and the reader's input. */
export interface SectionProps {
  data: ConsoleData;
  state: ConsoleState;
}

/** One matcher for all consoles, which share its results and its worker. */
const patterns = createPatternMatcher();

const DEFAULT_TIME_LIMIT = '30';
const MAXIMUM_TIME_LIMIT = 3600;

/** Returns the time limit in milliseconds, or the default if the input isn't a number. */
export function timeLimitOf({ timeLimit }: Pick<Values, 'timeLimit'>): number {
  const seconds = Number(timeLimit);
  const isUsable = seconds > 0 && seconds <= MAXIMUM_TIME_LIMIT;
  return (isUsable ? seconds : Number(DEFAULT_TIME_LIMIT)) * 1000;
}

const serverKey = ({ api }: ConsoleData) => `console.server.${api}`;

/** Returns where a scheme's secret is kept for a server. */
export function secretPlace(
  { api, credential }: ConsoleData,
  { name }: ConsoleScheme,
  server: string,
): SecretPlace {
  return { origin: serverOrigin(server), name: `${api}.${name}.${credential}` };
}

/** Returns the initial text of a body in a media type. */
export function bodyOf(
  media: ConsoleMedia | undefined,
): Pick<Values, 'media' | 'text' | 'fields' | 'view' | 'files'> {
  const { fields = [], examples = [], kind } = media ?? {};
  const text = kind === 'file' ? '' : (examples[0]?.text ?? '');
  const texts = fieldsOfJson(fields, text);
  const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial]));
  const isForm = kind === 'form' || kind === 'multipart';
  const nested = fields.filter((field) => field.kind === 'json').length;
  const isSimple = nested < fields.length / 2 && texts !== undefined;
  const view = fields.length > 0 && (isForm || isSimple) ? 'fields' : 'text';
  return { media, text, fields: initial, view, files: {} };
}

/** Returns the secrets for a server that this tab knows, and which ones are stored. */
function knownSecrets(data: ConsoleData, server: string): Pick<Values, 'secrets' | 'remembered'> {
  const schemes = data.security.flat();
  const place = (scheme: ConsoleScheme) => secretPlace(data, scheme, server);
  return {
    secrets: Object.fromEntries(schemes.map((each) => [each.name, readSecret(place(each))])),
    remembered: schemes.filter((each) => isRemembered(place(each))).map(({ name }) => name),
  };
}

function assignSecrets(data: ConsoleData, server: string): void {
  for (const scheme of data.security.flat()) assignSecret(secretPlace(data, scheme, server));
}

function initialValues(data: ConsoleData): Values {
  const server = readStored(serverKey(data)) ?? '';
  return {
    server,
    parameters: Object.fromEntries(
      data.parameters.map((each) => [parameterKey(each), each.initial]),
    ),
    security: 0,
    ...knownSecrets(data, server),
    timeLimit: DEFAULT_TIME_LIMIT,
    // A request that browsers can't send can be copied.
    preview: data.corsHelp?.isRefused ? 'curl' : 'http',
    ...bodyOf(data.body?.media[0]),
    ...readDraft(data),
  };
}

/** Returns the state of an operation's console as the reader left it. Copies the server and secrets from other operations. */
export function useConsole(data: ConsoleData): ConsoleState {
  const [values, merge] = useReducer(merged<Values>, data, initialValues);
  const change = (changed: Partial<Values>) =>
    merge(
      changed.server === undefined
        ? changed
        : { ...changed, ...knownSecrets(data, changed.server) },
    );
  const [progress, advance] = useReducer(merged<Progress>, { isSending: false, isChecked: false });
  const [touched, touch] = useReducer(withItem, new Set<string>());
  const matches = useSyncExternalStore(patterns.follow, patterns.current);
  const errors = useMemo(() => checkConsole(data, values, matches), [data, values, matches]);
  useEffect(() => keepDraft(data, values), [data, values]);
  const { server } = values;
  useEffect(() => followSecrets(() => merge(knownSecrets(data, server))), [data, server]);
  const sender = useSender(data, values, advance);
  return {
    ...progress,
    ...sender,
    values,
    change,
    touch: (id) => {
      if (id === SERVER_FIELD && !errors.has(id)) {
        writeStored(serverKey(data), server.trim());
        assignSecrets(data, server);
      }
      // Waits, because messages move the content below them.
      afterPress(() => touch(id));
    },
    errorsOf: (id) => (progress.isChecked || touched.has(id) ? (errors.get(id) ?? []) : []),
    mistakes: progress.isChecked ? errors.size : 0,
    canSendAnyway: !errors.has(SERVER_FIELD) && !leadsElsewhere(data, values),
    keep: (scheme, secret, remember) => {
      const isKept = keepSecret(secretPlace(data, scheme, server), secret, remember);
      change(withSecret(values, scheme, secret, remember && isKept));
      return isKept;
    },
    submit: async (form) => {
      if (progress.isSending) return;
      const found = checkConsole(data, values, await patterns.settled());
      if (found.size === 0) return void sender.sendAnyway();
      // Removes the previous response, because it would look like a response to this request.
      advance({ isChecked: true, result: undefined });
      requestAnimationFrame(() => focusFirstMistake(form));
    },
  };
}

function merged<State>(old: State, changed: Partial<State>): State {
  return { ...old, ...changed };
}

function withItem(old: ReadonlySet<string>, item: string): ReadonlySet<string> {
  return old.has(item) ? old : new Set([...old, item]);
}

function withSecret(
  { secrets, remembered }: Values,
  { name }: ConsoleScheme,
  secret: string,
  isStored: boolean,
): Partial<Values> {
  const others = remembered.filter((each) => each !== name);
  return {
    secrets: { ...secrets, [name]: secret },
    remembered: isStored ? [...others, name] : others,
  };
}

function focusFirstMistake(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  // The message is below the field, where a bar can cover it.
  field?.parentElement?.querySelector('.console-errors')?.scrollIntoView({ block: 'nearest' });
}

function useSender(
  data: ConsoleData,
  values: Values,
  advance: (progress: Partial<Progress>) => void,
) {
  const controller = useRef<AbortController>(undefined);
  // A reader who leaves the page doesn't wait for the response.
  useEffect(() => () => controller.current?.abort(), []);
  return {
    async sendAnyway() {
      const own = new AbortController();
      controller.current = own;
      const server = values.server.trim();
      const timeLimit = timeLimitOf(values);
      writeStored(serverKey(data), server);
      assignSecrets(data, server);
      const request = buildRequest(data, values, (scheme) =>
        sentSecret(scheme, values.secrets[scheme.name] ?? ''),
      );
      advance({ isSending: true, isChecked: false, result: undefined });
      const result = await send({ request, server }, { timeLimit, signal: own.signal });
      if (controller.current !== own) return;
      advance({ isSending: false, result: { ...result, request, server, timeLimit } });
    },
    cancel: () => controller.current?.abort(),
  };
}
