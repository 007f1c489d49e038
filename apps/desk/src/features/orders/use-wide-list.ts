import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** From here on there is room for lines with the details beside them; tokens.css calls it `lg`. */
const widths = '(min-width: 64rem)'

/**
 * Whether the list stands as lines or as cards. When the window's width changes that, `onSwitch` gets the order that the
 * user was at: the one with the focus, else the one shown last if it is in view, else the first in view.
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
