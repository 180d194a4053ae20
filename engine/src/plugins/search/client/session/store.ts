/** A value with subscribers. */
export interface Store<Value extends object> {
  get(): Value;
  /** Changes some of the value's properties. */
  set(change: Partial<Value>): void;
  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Ends all subscriptions. */
  end(): void;
}

/** Returns a store that contains `initial`. */
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
