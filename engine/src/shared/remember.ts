/** Returns a function that caches its results by key. */
export function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  return rememberIn(new Map(), compute);
}

/** Returns a function that caches its results by object. A result is kept only as long as its object. */
export function rememberPer<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return rememberIn(new WeakMap(), compute);
}

function rememberIn<Key, Value>(
  known: Pick<Map<Key, Value>, 'get' | 'has'> & { set(key: Key, value: Value): unknown },
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    if (known.has(key)) return known.get(key) as Value;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** Returns a function that computes its value on the first call. */
export function once<Value>(compute: () => Value): () => Value {
  const remembered = remember(compute);
  return () => remembered(undefined);
}
