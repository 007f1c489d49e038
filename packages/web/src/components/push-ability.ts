/**
 * Whether this browser can be sent pushes. `home-screen`: an iPhone or iPad takes them only from the shop's app on its home
 * screen. `denied`: refused before, and only the browser's settings change that.
 */
export type PushAbility = 'possible' | 'home-screen' | 'denied' | 'unsupported'

export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window)
    return Notification.permission === 'denied' ? 'denied' : 'possible'
  // An iPad calls itself a Mac; a Mac has no touch screen, and takes pushes in Safari.
  const isApple = /iPhone|iPad|Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return isApple && isSecureContext ? 'home-screen' : 'unsupported'
}
