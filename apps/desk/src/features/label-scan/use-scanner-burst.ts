import { parseBarcodeText } from '@dimsum/domain/order-number'
import { useEffect, useEffectEvent } from 'react'

/** Max pause between keys of one scan (ms); after a longer pause a new scan begins. */
const maxGapMs = 500

const isTypingField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select')

/**
 * Receives input of a USB scanner regardless of focus. The scanner is a keyboard that types `ORDER000123` and Enter.
 * Its Enter must not click the focused button. Keys typed into an input are ignored.
 */
export function useScannerBurst(onCode: (code: string) => void) {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    let typed = ''
    let lastAt = 0
    const onKey = (event: KeyboardEvent) => {
      if (isTypingField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.timeStamp - lastAt > maxGapMs) typed = ''
      lastAt = event.timeStamp
      if (event.key.length === 1) {
        typed += event.key
        return
      }
      if (event.key !== 'Enter') return
      const code = typed
      typed = ''
      if (parseBarcodeText(code) === null) return
      event.preventDefault()
      event.stopPropagation()
      take(code)
    }
    // In the capture phase, before the focused control gets the event.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
