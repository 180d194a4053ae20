/** A value that others follow. */
export interface Store<Value extends object> {
  get(): Value;
  /** Changes some of its properties. */
  set(change: Partial<Value>): void;
  /** Calls back after every change. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Ends all subscriptions. */
  end(): void;
}

/** Returns a store with a value to begin with. */
export function createStore<Value extends object>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => listeners.clear(),
  };
}
