// #region actions
import { fail } from '@sveltejs/kit';
import { record } from '$lib/server/events';
import { unleash } from '$lib/server/unleash';
import type { Actions } from './$types';

export const actions: Actions = {
  default: ({ locals }) => {
    // No context, because the kill switch applies to everyone. Evaluated for each payment and not cached.
    if (unleash().isEnabled('payments-kill-switch')) {
      return fail(503, { message: 'Payments are paused. Your order stays open.' });
    }
    const { userId, sessionId } = locals.flagContext;
    record({ name: 'purchase', user_id: userId ?? sessionId ?? '' });
    return { message: 'Thank you.' };
  },
};
// #endregion
