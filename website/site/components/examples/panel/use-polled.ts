import { useEffect, useRef, useState } from 'react';

/**
 * Returns a value as an SDK has it that polls: as it was at the last poll. The SDK also fetches the value when it
 * starts, and whenever `trigger` changes.
 */
export function usePolled<T>(value: T, milliseconds: number, trigger?: string): T {
  const [received, setReceived] = useState(value);
  const latest = useRef(value);

  useEffect(() => {
    latest.current = value;
  }, [value]);

  useEffect(() => {
    const timer = setInterval(() => setReceived(latest.current), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);

  // By then, the example has read its values from the URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trigger is the reason for the fetch
  useEffect(() => {
    const timer = setTimeout(() => setReceived(latest.current));
    return () => clearTimeout(timer);
  }, [trigger]);

  return received;
}
