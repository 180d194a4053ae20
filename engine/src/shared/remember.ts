/** Returns a function that computes each key's value only once. */
export function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  return rememberIn(new Map(), compute);
}

/** Returns a function that computes each object's value only once, and keeps it only as long as the object. */
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

/** Returns a function that computes its value when it's called for the first time. */
export function once<Value>(compute: () => Value): () => Value {
  const remembered = remember(compute);
  return () => remembered(undefined);
}
