/** A value outside React, which components follow with `useSyncExternalStore(store.subscribe, store.get)`. */
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
