// #region express

import type { Context } from 'unleash-client';
import { env } from '$env/dynamic/private';
import { unleash } from './unleash';

/** Release, owner: Ana. Until Unleash knows the flag, the old setting decides. */
export function expressCheckout(context: Context): boolean {
  const setting = env.CHECKOUT_EXPRESS === 'on';
  return unleash().isEnabled('checkout-express', context, setting);
}
// #endregion
