import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'

/**
 * Keyboard shortcuts: `/` focuses the search, `j` and `k` move between orders, `n` presses the next step of the focused
 * order, `?` shows help. They are inactive in text fields, while a dialog is open, and when switched off.
 */
export function useKitchenKeys(list: RefObject<HTMLElement | null>, onHelp: () => void) {
  const [isOn] = useDeviceSwitch('order-shortcuts', true)
  const help = useEffectEvent(onHelp)
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog],[role=alertdialog]')) return
      // A held key repeats. It must not move an order several steps.
      if (event.key === 'n' && event.repeat) return
      const act = event.key === '?' ? () => help() : actOf(event.key, list.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn, list])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio],[type=checkbox]),textarea,select')

function actOf(key: string, list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const cards = [...list.querySelectorAll<HTMLElement>('[data-order]')]
  const focused = orderAt(list, document.activeElement)
  const current = focused ? cards.indexOf(focused) : -1
  switch (key) {
    case '/':
      return () => list.querySelector<HTMLElement>('[data-shortcut=search]')?.focus()
    case 'j':
      return () => cards[Math.min(current + 1, cards.length - 1)]?.focus()
    case 'k':
      return () => cards[Math.max(current - 1, 0)]?.focus()
    case 'n':
      return () => cards[current]?.querySelector<HTMLElement>('[data-shortcut=next]')?.click()
    default:
      return undefined
  }
}

/** The order with the focus: in its card or row, or in the details beside the list. */
function orderAt(list: HTMLElement, focused: Element | null): HTMLElement | null {
  const details = focused?.closest<HTMLElement>('[data-details]')
  if (details) return list.querySelector(`[data-order="${details.dataset.details}"]`)
  return focused?.closest<HTMLElement>('[data-order]') ?? null
}
