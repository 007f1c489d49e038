import { createStore } from '@dimsum/ui/store.ts'

/**
 * Keeps the browser's `beforeinstallprompt` event until the footer's button is pressed. The event fires once, soon
 * after loading and often before the app starts. Nothing is shown without a press.
 */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

export const installOffer = createStore<InstallOffer | null>(null)

/** Call once, as early as possible. */
export function watchInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallOffer(event)) return
    event.preventDefault()
    installOffer.set(event)
  })
  addEventListener('appinstalled', () => installOffer.set(null))
}

/** Shows the browser's install dialog. An event can be used for one dialog only. */
export function install() {
  void installOffer.get()?.prompt()
  installOffer.set(null)
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function'
}
