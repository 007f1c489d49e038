/**
 * Session storage that never throws. Where storage is blocked, and on the server, values are kept in memory, so that
 * ordering and paying work in this tab.
 */
const inDocument = new Map<string, string>()

/** The stored value, or `undefined` if missing or invalid. The caller must check its shape. */
export function recall(name: string): unknown {
  const text = read(name)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a JSON value. */
export function keep(name: string, value: unknown) {
  const text = JSON.stringify(value)
  inDocument.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Storage is blocked or full: only the copy in memory remains.
  }
}

export function forget(name: string) {
  inDocument.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked: nothing to remove.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? inDocument.get(name) ?? null
  } catch {
    return inDocument.get(name) ?? null
  }
}
