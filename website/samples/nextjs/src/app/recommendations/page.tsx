// #region page
import { flagContext } from '@/reader';
import { recommendationsFor } from '@/recommendations';
import { Exposure } from './exposure';

const HEADINGS: Record<string, string> = {
  popular: 'Bestsellers',
  'similar-readers': 'Readers like you bought',
  'editor-picks': 'Picked by our editors',
};

export default async function Page() {
  const { variant = 'popular', size } = await recommendationsFor(await flagContext());
  return (
    <section>
      <h1>
        {HEADINGS[variant] ?? HEADINGS.popular}: {size} books
      </h1>
      <Exposure variant={variant} />
    </section>
  );
}
// #endregion
