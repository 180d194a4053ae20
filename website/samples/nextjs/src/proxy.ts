// #region proxy
import { type NextRequest, NextResponse } from 'next/server';

/** Gives each browser its own ID, so that rollouts stay consistent for visitors without an account. */
export function proxy(request: NextRequest) {
  if (request.cookies.has('bookshop-session')) return NextResponse.next();
  const session = crypto.randomUUID();
  request.cookies.set('bookshop-session', session); // for the page of this request
  const response = NextResponse.next({ request });
  response.cookies.set('bookshop-session', session, { httpOnly: true, sameSite: 'lax' });
  return response;
}

export const config = { matcher: ['/((?!_next/|favicon.ico).*)'] };
// #endregion
