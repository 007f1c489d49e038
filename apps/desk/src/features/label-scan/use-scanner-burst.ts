import { parseBarcodeText } from '@dimsum/domain/order-number'
import { useEffect, useRef } from 'react'

/** A scanner types a label in one go; behind a longer pause (ms) something new begins. */
const longestGapMs = 500

const isTypingField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select')

/**
 * Listens to a USB scanner wherever the focus is: it is a keyboard that types `ORDER000123` and Enter. Its Enter must not
 * press the button that happens to have the focus. What is typed into a field stays the field's business.
 */
export function useScannerBurst(onCode: (code: string) => void) {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  }, [onCode])

  useEffect(() => {
    let typed = ''
    let lastAt = 0
    const onKey = (event: KeyboardEvent) => {
      if (isTypingField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.timeStamp - lastAt > longestGapMs) typed = ''
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
      latest.current(code)
    }
    // Before the focused control receives it.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
