// #region actions
'use server';

import { cookies } from 'next/headers';

/** Replace this with your real sign-in. */
export async function signIn(form: FormData) {
  const jar = await cookies();
  jar.set('reader', String(form.get('reader')), { httpOnly: true, sameSite: 'lax' });
}
// #endregion
