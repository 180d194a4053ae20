// #region route
import { json } from '@sveltejs/kit';
import { unleash } from '$lib/server/unleash';
import type { RequestHandler } from './$types';

const TITLES = ['A Sea of Ink', 'Salt and Paper', 'The Paper Garden', 'The Quiet Harbor'];

export const GET: RequestHandler = ({ locals, url }) => {
  if (!unleash().isEnabled('search-suggestions', locals.flagContext)) return json([]);
  const query = url.searchParams.get('q')?.toLowerCase() ?? '';
  return json(TITLES.filter((title) => title.toLowerCase().includes(query)));
};
// #endregion
