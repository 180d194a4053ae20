// #region app
import { useFlag, useFlagsStatus, useUnleashContext } from '@unleash/proxy-client-react';
import { useState } from 'react';
import Search from './Search.tsx';

const READERS = [1045, 1046, 1047, 1048, 1049, 1050].map((number) => `reader-${number}`);

export default function App() {
  const { flagsReady, flagsError } = useFlagsStatus();
  const suggestionsOn = useFlag('search-suggestions');
  const updateContext = useUnleashContext();
  const [reader, setReader] = useState('reader-1045');

  async function signIn(userId: string) {
    await updateContext({ userId }); // resolves when the request for this reader is over
    setReader(userId);
  }

  if (!flagsReady && !flagsError) return <p>Loading…</p>;

  return (
    <main>
      <h1>The bookshop</h1>
      <label>
        Signed in as{' '}
        <select value={reader} onChange={(event) => void signIn(event.target.value)}>
          {READERS.map((userId) => (
            <option key={userId}>{userId}</option>
          ))}
        </select>
      </label>
      <Search />
      <p>
        Suggestions are {suggestionsOn ? 'on' : 'off'} for {reader}.
      </p>
      {flagsError !== null && <p role="status">Unleash is unreachable.</p>}
    </main>
  );
}
// #endregion
