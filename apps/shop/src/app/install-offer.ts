/**
 * Keeps the browser's `beforeinstallprompt` event until the footer's button is pressed. The event fires once, soon
 * after loading and often before the app starts. Nothing is shown without a press.
 */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function set(next: InstallOffer | null) {
  offer = next
  for (const listener of listeners) listener()
}

/** Call once, as early as possible. */
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

/** Shows the browser's install dialog. An event can be used for one dialog only. */
export function install() {
  void offer?.prompt()
  set(null)
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function'
}
