/**
 * Whether this browser supports push messages. `home-screen`: iPhone and iPad support them only in the installed app.
 * `denied`: only the browser's settings can change that.
 */
export type PushAbility = 'possible' | 'home-screen' | 'denied' | 'unsupported'

export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window)
    return Notification.permission === 'denied' ? 'denied' : 'possible'
  // iPadOS reports itself as a Mac. A Mac has no touch screen, and Safari on it supports push.
  const isApple = /iPhone|iPad|Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return isApple && isSecureContext ? 'home-screen' : 'unsupported'
}
