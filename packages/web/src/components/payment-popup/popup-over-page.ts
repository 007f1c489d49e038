import { closeOnBack } from '@dimsum/ui/back.ts'
import { openPopup, type Popup, type PopupOutcome } from './popup.ts'

/** The popup as a layer over the page: the phone's Back closes it, and so does `close`. */
export function openPopupOverPage(
  popup: Popup,
  token: string,
): { outcome: Promise<PopupOutcome>; close: () => void } {
  const closing = new AbortController()
  const close = () => closing.abort()
  const outcome = openPopup(popup, token, closing.signal)
  // A popup that its script cannot take away keeps Back for itself.
  const leaveHistory = popup.hide ? closeOnBack(close) : () => {}
  return { outcome: outcome.finally(leaveHistory), close }
}
