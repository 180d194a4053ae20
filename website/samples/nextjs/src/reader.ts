// #region reader
import 'server-only';
import { cookies } from 'next/headers';

/** The data about this request's customer that Unleash receives. */
export async function flagContext() {
  const jar = await cookies();
  return {
    userId: jar.get('reader')?.value,
    sessionId: jar.get('bookshop-session')?.value,
  };
}
// #endregion
