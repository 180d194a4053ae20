// #region page
import { flagsFor } from '@/flags';
import { flagContext } from '@/reader';
import { signIn } from './actions';
import { LiveFlags } from './live-flags';
import { Search } from './search';

export default async function Home() {
  const context = await flagContext();
  const { client, toggles } = await flagsFor(context);
  const express = client.isEnabled('checkout-express');

  return (
    <main>
      <h1>The bookshop</h1>
      <form action={signIn}>
        <label>
          Reader <input name="reader" defaultValue={context.userId ?? 'reader-1045'} />
        </label>
        <button type="submit">Sign in</button>
      </form>
      <p>{context.userId ?? 'Not signed in'}</p>
      <button type="button">{express ? 'Buy now' : 'Go to checkout'}</button>
      <LiveFlags toggles={toggles} context={context} key={context.userId}>
        <Search />
      </LiveFlags>
    </main>
  );
}
// #endregion
