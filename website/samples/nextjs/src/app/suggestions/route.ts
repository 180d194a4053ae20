// #region route
import { flagsFor } from '@/flags';
import { flagContext } from '@/reader';

const TITLES = ['A Sea of Ink', 'Salt and Paper', 'The Paper Garden', 'The Quiet Harbor'];

export async function GET(request: Request) {
  const { client } = await flagsFor(await flagContext());
  if (!client.isEnabled('search-suggestions')) return Response.json([]);
  const query = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
  return Response.json(TITLES.filter((title) => title.toLowerCase().includes(query)));
}
// #endregion
