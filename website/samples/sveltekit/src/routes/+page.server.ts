// #region load
import { redirect } from '@sveltejs/kit';
import { unleash } from '$lib/server/unleash';
import type { Actions, PageServerLoad } from './$types';

const TITLES = ['A Sea of Ink', 'Salt and Paper', 'The Paper Garden', 'The Quiet Harbor'];

export const load: PageServerLoad = ({ locals, depends }) => {
  depends('bookshop:flags');
  const suggestionsOn = unleash().isEnabled('search-suggestions', locals.flagContext);
  return {
    reader: locals.flagContext.userId ?? 'anonymous visitors',
    suggestionsOn,
    titles: suggestionsOn ? TITLES : [],
  };
};
// #endregion

// #region actions
export const actions: Actions = {
  // Replace this with your real sign-in.
  signIn: async ({ cookies, request }) => {
    const form = await request.formData();
    cookies.set('reader', String(form.get('reader')), { path: '/' });
    redirect(303, '/'); // the next request has the new cookie
  },
};
// #endregion
