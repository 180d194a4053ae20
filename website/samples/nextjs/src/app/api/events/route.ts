// #region route

import { record } from '@/events';
import { flagContext } from '@/reader';

const VARIANTS = ['popular', 'similar-readers', 'editor-picks'];

export async function POST(request: Request) {
  const body: unknown = await request.json().catch(() => undefined);
  const { name, variant } = (body ?? {}) as { name?: string; variant?: string };
  if (name !== 'exposure' || variant === undefined || !VARIANTS.includes(variant)) {
    return new Response(null, { status: 400 });
  }
  const { userId, sessionId } = await flagContext();
  await record({ name, user_id: userId ?? sessionId ?? '', variant });
  return new Response(null, { status: 204 });
}
// #endregion
