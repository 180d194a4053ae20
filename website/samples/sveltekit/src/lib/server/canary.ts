// #region canary
import { type Account, accountContext } from '$lib/server/reader';
import { unleash } from '$lib/server/unleash';

export function expressFor(account: Account): boolean {
  const express = unleash().isEnabled('checkout-express', accountContext(account));
  console.log(JSON.stringify({ message: 'checkout shown', checkout_express: express }));
  return express;
}
// #endregion
