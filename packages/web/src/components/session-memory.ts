/**
 * Storage of the browser that never throws. Where storage is blocked or full, and on the server, values are kept in
 * memory, so that ordering and paying work in this tab.
 */
function memoryIn(storage: () => Storage) {
  /** Values that could not be stored, as JSON. */
  const unstored = new Map<string, string>()
  return {
    /** The stored value, or `undefined` if missing or invalid. The caller must check its shape. */
    recall(name: string): unknown {
      try {
        return JSON.parse(unstored.get(name) ?? storage().getItem(name) ?? '')
      } catch {
        return undefined
      }
    },
    /** Stores a JSON value. */
    keep(name: string, value: unknown) {
      const text = JSON.stringify(value)
      unstored.set(name, text)
      try {
        storage().setItem(name, text)
        unstored.delete(name)
      } catch {
        // Only the copy in memory remains.
      }
    },
    forget(name: string) {
      unstored.delete(name)
      try {
        storage().removeItem(name)
      } catch {
        // Storage is blocked: nothing to remove.
      }
    },
  }
}

/** Values of this tab. */
export const { recall, keep, forget } = memoryIn(() => sessionStorage)

/** Values of this browser. */
export const browserMemory = memoryIn(() => localStorage)
