import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Breakpoint `lg` of tokens.css: room for the table with details beside it. */
const widths = '(min-width: 64rem)'

/**
 * Whether the list is a table or cards. When the window's width changes that, `onSwitch` gets the order to keep in
 * view: the focused one, else the last one shown if it is visible, else the first visible one.
 */
export function useWideList(
  list: RefObject<HTMLElement | null>,
  shown: number | null,
  onSwitch: (id: number) => void,
): boolean {
  const [isWide, setWide] = useState(() => matchMedia(widths).matches)
  const leave = useEffectEvent(() => {
    const at = list.current && orderAt(list.current, shown)
    if (at) onSwitch(at)
  })
  useEffect(() => {
    const media = matchMedia(widths)
    const follow = () => {
      leave()
      setWide(media.matches)
    }
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return isWide
}

function orderAt(list: HTMLElement, shown: number | null): number | undefined {
  const orders = [...list.querySelectorAll<HTMLElement>('[data-order]')]
  const inView = orders.filter((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const found =
    orders.find((each) => each.contains(document.activeElement)) ??
    inView.find((each) => Number(each.dataset.order) === shown) ??
    orders.find((each) => each.ariaCurrent) ??
    inView[0]
  return found && Number(found.dataset.order)
}
