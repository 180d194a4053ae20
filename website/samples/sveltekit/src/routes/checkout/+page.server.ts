// #region load
import { type Account, accountContext } from '$lib/server/reader';
import { unleash } from '$lib/server/unleash';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ url }) => {
  // For trying it out. In your app, the account comes from the session.
  const account: Account = {
    id: 'reader-1042',
    plan: url.searchParams.get('plan') === 'plus' ? 'plus' : 'free',
    region: url.searchParams.get('region') ?? 'NO',
  };
  return { express: unleash().isEnabled('checkout-express', accountContext(account)) };
};
// #endregion
