// #region hooks
import type { Handle, ServerInit } from '@sveltejs/kit';
import { flagsOrTimeout } from '$lib/server/unleash';

/** Runs once, before the first request. */
export const init: ServerInit = async () => {
  await flagsOrTimeout();
};

/** Every request has its own customer. */
export const handle: Handle = ({ event, resolve }) => {
  const sessionId = event.cookies.get('bookshop-session') ?? crypto.randomUUID();
  event.cookies.set('bookshop-session', sessionId, { path: '/' });
  event.locals.flagContext = { userId: event.cookies.get('reader'), sessionId };
  return resolve(event);
};
// #endregion
