/** Everything that is filled in, and what came of it. */
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { afterPress } from '../../client/console/after-press.ts';
import { type CheckedValues, checkConsole, SERVER_FIELD } from '../../client/console/check.ts';
import { isRemembered, keepSecret, readSecret } from '../../client/console/credentials.ts';
import { fieldsOfJson } from '../../client/console/field-values.ts';
import { buildRequest, parameterKey } from '../../client/console/request.ts';
import { sentSecret } from '../../client/console/secrets.ts';
import { type Answer, type Failure, send } from '../../client/console/send.ts';
import { readStored, writeStored } from '../../client/storage.ts';
import type { ConsoleData, ConsoleMedia, ConsoleScheme } from '../../shared/api-console.ts';

export type Result = (Answer | Failure) & { request: ReturnType<typeof buildRequest> };

export interface Values extends CheckedValues {
  /** Seconds, as typed. */
  timeLimit: string;
  /** Names of schemes whose secret is stored. */
  remembered: readonly string[];
}

interface Progress {
  isSending: boolean;
  result?: Result | undefined;
  /** The reader has tried to send: from then on all mistakes are shown. */
  isChecked: boolean;
  /** Fields that the reader has been in. */
  touched: ReadonlySet<string>;
}

export interface ConsoleState extends Progress {
  values: Values;
  change(values: Partial<Values>): void;
  /** The reader has left a field that is filled in. */
  touch(id: string): void;
  /** Messages of a field that are to be shown now. */
  errorsOf(id: string): readonly string[];
  /** How many fields have mistakes; counted after an attempt to send. */
  mistakes: number;
  /** False while there is no address to send to. */
  canSendAnyway: boolean;
  keep(scheme: ConsoleScheme, secret: string, remember: boolean): boolean;
  /** Sends what fits; otherwise shows what does not and puts the focus there. */
  submit(form: HTMLElement): void;
  sendAnyway(): void;
  cancel(): void;
}

const DEFAULT_TIME_LIMIT = '30';
const MAXIMUM_TIME_LIMIT = 3600;

/** Time limit in milliseconds; the usual one for what is no number. */
export function timeLimitOf({ timeLimit }: Pick<Values, 'timeLimit'>): number {
  const seconds = Number(timeLimit);
  const isUsable = seconds > 0 && seconds <= MAXIMUM_TIME_LIMIT;
  return (isUsable ? seconds : Number(DEFAULT_TIME_LIMIT)) * 1000;
}

const serverKey = ({ api }: ConsoleData) => `console.server.${api}`;

function secretKey({ api, credential }: ConsoleData, { name }: ConsoleScheme): string {
  return `${api}.${name}.${credential}`;
}

/** What a media type begins with. */
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
  return { media, text, fields: texts ?? initial, view, files: {} };
}

function initialValues(data: ConsoleData): Values {
  const schemes = data.security.flat();
  return {
    server: readStored(serverKey(data)) ?? '',
    parameters: Object.fromEntries(
      data.parameters.map((each) => [parameterKey(each), each.initial]),
    ),
    security: 0,
    secrets: Object.fromEntries(
      schemes.map((each) => [each.name, readSecret(secretKey(data, each))]),
    ),
    remembered: schemes
      .filter((each) => isRemembered(secretKey(data, each)))
      .map(({ name }) => name),
    timeLimit: DEFAULT_TIME_LIMIT,
    ...bodyOf(data.body?.media[0]),
  };
}

export function useConsole(data: ConsoleData): ConsoleState {
  const [values, change] = useReducer(
    (old: Values, changed: Partial<Values>) => ({ ...old, ...changed }),
    data,
    initialValues,
  );
  const [progress, advance] = useReducer(
    (old: Progress, changed: Partial<Progress>) => ({ ...old, ...changed }),
    { isSending: false, isChecked: false, touched: new Set<string>() },
  );
  const errors = useMemo(() => checkConsole(data, values), [data, values]);
  const sender = useSender(data, values, advance);
  return {
    ...progress,
    ...sender,
    values,
    change,
    touch: (id) => {
      if (id === SERVER_FIELD && !errors.has(id)) {
        writeStored(serverKey(data), values.server.trim());
      }
      // Messages move what is below them.
      afterPress(() => advance({ touched: new Set([...progress.touched, id]) }));
    },
    errorsOf: (id) =>
      progress.isChecked || progress.touched.has(id) ? (errors.get(id) ?? []) : [],
    mistakes: progress.isChecked ? errors.size : 0,
    canSendAnyway: !errors.has(SERVER_FIELD),
    keep: (scheme, secret, remember) => {
      const others = values.remembered.filter((name) => name !== scheme.name);
      const isKept = keepSecret(secretKey(data, scheme), secret, remember);
      change({
        secrets: { ...values.secrets, [scheme.name]: secret },
        remembered: remember && isKept ? [...others, scheme.name] : others,
      });
      return isKept;
    },
    submit: (form) => {
      if (progress.isSending) return;
      advance({ isChecked: true });
      if (errors.size === 0) sender.sendAnyway();
      else
        requestAnimationFrame(() =>
          form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        );
    },
  };
}

function useSender(
  data: ConsoleData,
  values: Values,
  advance: (progress: Partial<Progress>) => void,
) {
  const controller = useRef<AbortController>(undefined);
  // A reader who goes to another page does not wait for the answer.
  useEffect(() => () => controller.current?.abort(), []);
  return {
    async sendAnyway() {
      const own = new AbortController();
      controller.current = own;
      writeStored(serverKey(data), values.server.trim());
      const request = buildRequest(data, values, (scheme) =>
        sentSecret(scheme, values.secrets[scheme.name] ?? ''),
      );
      advance({ isSending: true, result: undefined });
      const { server } = values;
      const options = { server, timeLimit: timeLimitOf(values), signal: own.signal };
      const result = await send(request, options);
      if (controller.current === own) advance({ isSending: false, result: { ...result, request } });
    },
    cancel: () => controller.current?.abort(),
  };
}
