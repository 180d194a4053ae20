// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDocument } from '../../../client/test-document.ts';
import { answer } from './feedback.ts';

const TARGET = { endpoint: 'https://services.example/feedback' };

/** The bodies of all requests, in order. */
let sent: object[];
/** Completes the oldest open request. */
let respond: (status?: number) => Promise<void>;

beforeEach(() => {
  sent = [];
  const open: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Promise<Response>((resolve) => open.push(resolve));
  });
  respond = async (status = 200) => {
    open.shift()?.(new Response(null, { status }));
    await settled();
  };
});

afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve));

function showPage(path: string): HTMLButtonElement {
  setDocument(
    path,
    '<div data-feedback=""><fieldset><button value="yes" data-helpful=""></button></fieldset></div>',
  );
  return document.querySelector('button') as HTMLButtonElement;
}

function comment(text: string): void {
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.value = text;
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
}

const note = () => document.querySelector('[data-feedback] > p')?.firstChild?.textContent;

it('sends an answer once, even if the comment follows before the answer is received', async () => {
  answer(showPage('/a'), TARGET, () => undefined);
  comment('Clear.');
  await settled();
  await respond();
  await respond();
  expect(sent).toEqual([
    { page: '/a', helpful: true },
    { page: '/a', helpful: true, comment: 'Clear.' },
  ]);
  expect(note()).toBe('Thank you for the details.');
});

it("sends an answer once, even if the reader answers on another page before it's received", async () => {
  answer(showPage('/a'), TARGET, () => undefined);
  answer(showPage('/b'), TARGET, () => undefined);
  await settled();
  await respond();
  await respond();
  await respond();
  expect(sent).toEqual([
    { page: '/a', helpful: true },
    { page: '/b', helpful: true },
  ]);
});

it("sends an answer that wasn't received together with the next one", async () => {
  answer(showPage('/a'), TARGET, () => undefined);
  await settled();
  await respond(500);
  expect(note()).toBe('Your feedback couldn’t be sent. ');
  answer(showPage('/b'), TARGET, () => undefined);
  await settled();
  await respond();
  await respond();
  expect(sent).toEqual([
    { page: '/a', helpful: true },
    { page: '/a', helpful: true },
    { page: '/b', helpful: true },
  ]);
});

it('uses each page’s own announcer', async () => {
  const heard: string[] = [];
  answer(showPage('/a'), TARGET, (text) => heard.push(`first: ${text}`));
  answer(showPage('/b'), TARGET, (text) => heard.push(`second: ${text}`));
  await settled();
  await respond();
  await respond();
  expect(heard).toEqual(['first: Thank you.', 'second: Thank you.']);
});
