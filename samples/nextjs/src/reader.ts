// #region reader
import 'server-only';
import { cookies } from 'next/headers';

/** What Unleash may know about the reader of this request. */
export async function flagContext() {
  const jar = await cookies();
  return {
    userId: jar.get('reader')?.value,
    sessionId: jar.get('bookshop-session')?.value,
  };
}
// #endregion
