import { useVariant } from '@unleash/proxy-client-react';

const HEADINGS: Record<string, string> = {
  popular: 'Bestsellers',
  'similar-readers': 'Readers like you bought',
  'editor-picks': 'Picked by our editors',
};

export function Recommendations() {
  const { enabled, name = '' } = useVariant('recommendations-model');
  return <h2>{(enabled && HEADINGS[name]) || HEADINGS.popular}</h2>;
}
