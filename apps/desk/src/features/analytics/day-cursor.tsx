import { useText } from '@dimsum/ui/say.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import type { CSSProperties, PointerEvent } from 'react'

type DayCursorProps = {
  /** How many days the plot has, each a column of the same width. */
  days: number
  /** The day whose value is shown; `null` while none is. */
  pointed: number | null
  onPoint: (day: number | null) => void
  /** The value of the day in words. */
  valueText: string
  /** Place and size of the plot. */
  style: CSSProperties
}

/**
 * Chooses a day of a chart: by mouse, finger, arrow keys, Home and End, or a screen reader. It is the device's own range, laid
 * over the plot without being seen; its thumb is one column wide, so that every place stands for the day under it.
 */
export function DayCursor({ days, pointed, onPoint, valueText, style }: DayCursorProps) {
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
      // Also where a key changes nothing: End, when the latest day is the one that is not shown yet.
      onKeyDown={({ key }) => onPoint(key === 'Escape' ? null : (pointed ?? latest))}
      onPointerMove={(event) => event.pointerType === 'mouse' && point(event)}
      onPointerDown={point}
      // A finger that is lifted has left, and the value it asked for would be gone with it.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
      style={style}
      className="day-cursor absolute rounded-small"
    />
  )
}
