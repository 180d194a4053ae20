// #region load
import { recommendationsFor } from '$lib/server/recommendations';
import { unleash } from '$lib/server/unleash';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) =>
  recommendationsFor(unleash(), locals.flagContext);
// #endregion
