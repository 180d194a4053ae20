// #region search
'use client';

import { useFlag } from '@unleash/nextjs/client';
import { useState } from 'react';

const TITLES = ['A Sea of Ink', 'Salt and Paper', 'The Paper Garden', 'The Quiet Harbor'];

export function Search() {
  const suggestionsOn = useFlag('search-suggestions');
  const [query, setQuery] = useState('');
  const matches = TITLES.filter((title) => title.toLowerCase().includes(query.toLowerCase()));

  return (
    <search>
      <label>
        Search <input value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p>Suggestions are {suggestionsOn ? 'on' : 'off'}.</p>
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
