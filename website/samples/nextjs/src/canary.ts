// #region canary
import { type Account, accountContext } from '@/account';
import { flagsFor } from '@/flags';

export async function expressFor(account: Account): Promise<boolean> {
  const { client } = await flagsFor(accountContext(account));
  const express = client.isEnabled('checkout-express');
  console.log(JSON.stringify({ message: 'checkout shown', checkout_express: express }));
  return express;
}
// #endregion
