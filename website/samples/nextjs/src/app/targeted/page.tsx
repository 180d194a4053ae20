// #region page

import { type Account, accountContext } from '@/account';
import { flagsFor } from '@/flags';

interface Props {
  searchParams: Promise<{ plan?: Account['plan']; region?: string }>;
}

export default async function Checkout({ searchParams }: Props) {
  // For trying it out. In your app, the account comes from the session.
  const { plan = 'free', region = 'NO' } = await searchParams;
  const { client } = await flagsFor(accountContext({ id: 'reader-1042', plan, region }));
  const express = client.isEnabled('checkout-express');
  return <button type="button">{express ? 'Buy now' : 'Go to checkout'}</button>;
}
// #endregion
