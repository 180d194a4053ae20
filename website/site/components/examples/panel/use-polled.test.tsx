// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePolled } from './use-polled.ts';

let root: Root;
const host = document.createElement('p');

function Application({ value, user = 'one' }: { value: string; user?: string }) {
  return usePolled(value, 1000, user);
}

const show = (value: string, user?: string) =>
  act(() => root.render(<Application value={value} {...(user && { user })} />));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(host);
  await show('off');
  await wait(0);
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('has a change at the next poll, however often the value changes before', async () => {
  await wait(400);
  await show('10%');
  await wait(400);
  await show('20%');
  await wait(199);
  expect(host.textContent).toBe('off');
  await wait(1);
  expect(host.textContent).toBe('20%');
});

it('keeps polling', async () => {
  await wait(5300);
  await show('on');
  await wait(699);
  expect(host.textContent).toBe('off');
  await wait(1);
  expect(host.textContent).toBe('on');
});

it('fetches immediately for another user', async () => {
  await show('on');
  await wait(10);
  expect(host.textContent).toBe('off');
  await show('on', 'two');
  await wait(0);
  expect(host.textContent).toBe('on');
});

it('stops when the application is closed', () => {
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
