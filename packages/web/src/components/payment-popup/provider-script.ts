import type { Popup } from './popup.ts'

/**
 * Midtrans's popup script, loaded once per document and only on the payment page. Its host depends on the mode (GET
 * /api/config); it reads the client key from its own script tag.
 */
export type ProviderScript = { scriptUrl: string; clientKey: string }

/** The loader's access to a document, replaced in tests. */
export type ScriptHost = {
  /** Adds the script and calls exactly one of the callbacks; returns a function that removes it. */
  add: (script: ProviderScript, onLoad: () => void, onError: () => void) => () => void
  /** The object that the script defined. */
  popup: () => Popup | null
}

const timeLimitMs = 10_000

/**
 * Loads the script once: calls while it loads and afterwards share the result. A script that fails, defines nothing or
 * takes longer than 10 s is removed, so that the next call tries again. The error is for the console (product.md
 * section 8), not for a customer.
 */
export function createScriptLoader(host: ScriptHost) {
  let loading: Promise<Popup> | null = null
  return (script: ProviderScript): Promise<Popup> => {
    loading ??= loadOnce(host, script).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

function loadOnce(host: ScriptHost, script: ProviderScript): Promise<Popup> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      const popup = host.popup()
      if (popup) return resolve(popup)
      remove()
      reject(new Error('Failed to load Midtrans script'))
    }
    const timer = setTimeout(settle, timeLimitMs)
    const remove = host.add(script, settle, settle)
  })
}

const documentHost: ScriptHost = {
  add: ({ scriptUrl, clientKey }, onLoad, onError) => {
    const tag = document.createElement('script')
    tag.src = scriptUrl
    tag.dataset.clientKey = clientKey
    tag.addEventListener('load', onLoad)
    tag.addEventListener('error', onError)
    document.head.append(tag)
    return () => tag.remove()
  },
  popup: () => {
    const snap: unknown = Reflect.get(window, 'snap')
    return isPopup(snap) ? snap : null
  },
}

function isPopup(value: unknown): value is Popup {
  return typeof value === 'object' && value !== null && 'pay' in value && typeof value.pay === 'function'
}

/** Loads Midtrans's script into this document. Rejects with 'Failed to load Midtrans script'. */
export const loadProviderScript = createScriptLoader(documentHost)
