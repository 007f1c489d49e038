/**
 * Session storage that never throws. Where the browser blocks storage (or there is no browser, while drawing on the
 * server) values live as long as the document does, so ordering and paying still work in this tab.
 */
const inDocument = new Map<string, string>()

/** The stored value, or `undefined` when there is none or it cannot be read. Its shape is for the caller to check. */
export function recall(name: string): unknown {
  const text = read(name)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value that JSON can carry. */
export function keep(name: string, value: unknown) {
  const text = JSON.stringify(value)
  inDocument.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Blocked or full: the copy in the document has to do.
  }
}

export function forget(name: string) {
  inDocument.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Blocked: there was nothing to remove.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? inDocument.get(name) ?? null
  } catch {
    return inDocument.get(name) ?? null
  }
}
