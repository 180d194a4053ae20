/** Returns a function that computes each key's value only once. */
export function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (known.has(key)) return known.get(key) as Value;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** Returns a function that computes its value when it's called for the first time. */
export function once<Value>(compute: () => Value): () => Value {
  const remembered = remember(compute);
  return () => remembered(undefined);
}
