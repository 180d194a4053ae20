// #region recommendations
import { useVariant } from '@unleash/proxy-client-react';

const DEFAULT_SIZE = 10;

/** The model and the number of recommendations for the current customer. */
export function useRecommendations(): { model: string; size: number } {
  const { enabled, name, payload } = useVariant('recommendations-model');
  if (!enabled || name === undefined) return { model: 'popular', size: DEFAULT_SIZE };
  const size = Number(payload?.value);
  return { model: name, size: Number.isInteger(size) && size > 0 ? size : DEFAULT_SIZE };
}

const HEADINGS: Record<string, string> = {
  popular: 'Bestsellers',
  'similar-readers': 'Readers like you bought',
  'editor-picks': 'Picked by our editors',
};

export function Recommendations() {
  const { model, size } = useRecommendations();
  const heading = HEADINGS[model] ?? HEADINGS.popular;
  return (
    <h2>
      {heading}: {size} books
    </h2>
  );
}
// #endregion
