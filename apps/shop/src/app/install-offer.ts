/**
 * The browser's offer to put the shop on the home screen. It comes once, soon after loading, often before the app runs:
 * kept here until the footer's button is pressed. Nothing pops up by itself.
 */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function set(next: InstallOffer | null) {
  offer = next
  for (const listener of listeners) listener()
}

/** Starts listening; call it once, as early as possible. */
export function watchInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallOffer(event)) return
    event.preventDefault()
    set(event)
  })
  addEventListener('appinstalled', () => set(null))
}

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function canInstall(): boolean {
  return offer !== null
}

/** Asks the browser to install; an offer is good for one question. */
export function install() {
  void offer?.prompt()
  set(null)
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function'
}
