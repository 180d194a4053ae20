// #region actions
'use server';

import { cookies } from 'next/headers';

/** Stands in for a real sign-in. */
export async function signIn(form: FormData) {
  const jar = await cookies();
  jar.set('reader', String(form.get('reader')), { httpOnly: true, sameSite: 'lax' });
}
// #endregion
