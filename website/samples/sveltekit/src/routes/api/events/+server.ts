// #region route
import { error } from '@sveltejs/kit';
import { record } from '$lib/server/events';
import type { RequestHandler } from './$types';

const VARIANTS = ['popular', 'similar-readers', 'editor-picks'];

export const POST: RequestHandler = async ({ locals, request }) => {
  const body: unknown = await request.json().catch(() => undefined);
  const { name, variant } = (body ?? {}) as { name?: string; variant?: string };
  if (name !== 'exposure' || variant === undefined || !VARIANTS.includes(variant)) error(400);
  const { userId, sessionId } = locals.flagContext;
  record({ name, user_id: userId ?? sessionId ?? '', variant });
  return new Response(null, { status: 204 });
};
// #endregion
