import { useText } from '@dimsum/ui/say.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import type { PointerEvent } from 'react'

type DayCursorProps = {
  /** Number of days in the plot, one column of equal width per day. */
  days: number
  /** Index of the selected day; `null` for none. */
  pointed: number | null
  onPoint: (day: number | null) => void
  /** `aria-valuetext`: the selected day's value in words. */
  valueText: string
}

/**
 * Selects a day of a chart by mouse, touch, arrow keys, Home, End or a screen reader. It is a transparent `<input
 * type="range">` over the plot; its thumb is one column wide, so each position matches the day below it.
 */
export function DayCursor({ days, pointed, onPoint, valueText }: DayCursorProps) {
  const text = useText()
  const latest = days - 1
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint(Math.max(0, Math.min(latest, Math.floor(((clientX - left) / width) * days))))
  }
  return (
    <input
      type="range"
      min={0}
      max={latest}
      value={pointed ?? latest}
      aria-label={text(analytics.valueOfDay)}
      aria-valuetext={valueText}
      onChange={({ target }) => onPoint(Number(target.value))}
      onFocus={({ target }) => target.matches(':focus-visible') && onPoint(pointed ?? latest)}
      onBlur={() => onPoint(null)}
      // `onChange` does not fire when the value stays the same, for example on End while the latest day is not selected
      // yet.
      onKeyDown={({ key }) => onPoint(key === 'Escape' ? null : (pointed ?? latest))}
      onPointerMove={(event) => event.pointerType === 'mouse' && point(event)}
      onPointerDown={point}
      // A lifted finger also fires `pointerleave`, which would clear the value it selected.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
      style={{ ['--column' as string]: `${100 / days}%` }}
      className="day-cursor absolute inset-0 size-full rounded-small"
    />
  )
}
