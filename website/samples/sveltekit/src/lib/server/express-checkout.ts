// #region express

import type { Context } from 'unleash-client';
import { env } from '$env/dynamic/private';
import { unleash } from './unleash';

/** Release flag, owned by Ana. Until the flag exists in Unleash, the old setting applies. */
export function expressCheckout(context: Context): boolean {
  const setting = env.CHECKOUT_EXPRESS === 'on';
  return unleash().isEnabled('checkout-express', context, setting);
}
// #endregion
