// #region search
import { useFlag } from '@unleash/proxy-client-react';
import { useState } from 'react';

const TITLES = ['A Sea of Ink', 'Salt and Paper', 'The Paper Garden', 'The Quiet Harbor'];

export default function Search() {
  const suggestionsOn = useFlag('search-suggestions');
  const [query, setQuery] = useState('');
  const matches = TITLES.filter((title) => title.toLowerCase().includes(query.toLowerCase()));

  return (
    <search>
      <label>
        Search <input value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      {suggestionsOn && query !== '' && (
        <ul aria-label="Suggestions">
          {matches.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </search>
  );
}
// #endregion
