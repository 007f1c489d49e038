import { closeOnBack } from '@dimsum/ui/close-on-back.ts'
import { openPopup, type Popup, type PopupOutcome } from './popup.ts'

/** Opens the popup as a layer over the page, which Back and `close` close. */
export function openPopupOverPage(
  popup: Popup,
  token: string,
): { outcome: Promise<PopupOutcome>; close: () => void } {
  const closing = new AbortController()
  const close = () => closing.abort()
  const outcome = openPopup(popup, token, closing.signal)
  // If the script cannot hide its popup, Back is not intercepted.
  const leaveHistory = popup.hide ? closeOnBack(close) : () => {}
  return { outcome: outcome.finally(leaveHistory), close }
}
