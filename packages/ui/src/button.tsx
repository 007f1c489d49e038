import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import { type MessageNode, Say } from './say.tsx'
import { SteamerRing } from './steamer-ring.tsx'
import { findTooLong } from './text-limit.ts'
import { useHydrated } from './use-hydrated.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> &
  ButtonStyle & {
    /** While true the button ignores presses. Spinner and busy text appear after 150 ms without changing the width. */
    busy?: boolean
    busyText?: MessageNode
    /** Decorative, before the label. */
    icon?: LucideIcon
    className?: string
    children?: MessageNode
  }

/**
 * A button of constant width: label and busy text share one grid cell. It is not `disabled` while busy, because that
 * would lose the focus. A submit button of a prerendered page is disabled until hydration: before that the browser
 * would submit the form itself and the typed text would be lost.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyText,
  icon: Icon,
  type = 'button',
  className = '',
  onClick,
  onMouseDown,
  children,
  ...rest
}: ButtonProps) {
  const isHydrated = useHydrated()
  const look = buttonStyle({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })
  const shown = `inline-flex items-center justify-center gap-2 transition-[visibility,opacity] duration-0 ${busy ? 'delay-150' : ''}`
  // Without a busy text the label stays in the accessible name.
  const hidden = busyText === undefined ? 'opacity-0' : 'invisible'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const tooLong = type === 'submit' ? findTooLong(event.currentTarget.form) : undefined
    tooLong?.focus()
    if (busy || tooLong) event.preventDefault()
    else onClick?.(event)
  }
  // A press must not blur a field: its validation would show a message and move the button away before the click.
  // Submitting validates all fields anyway.
  const keepFocus = (event: MouseEvent<HTMLButtonElement>) => {
    if (type === 'submit') event.preventDefault()
    onMouseDown?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || (type === 'submit' && !isHydrated)}
      onClick={press}
      onMouseDown={keepFocus}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={`${look} ${className}`}
    >
      <span className="grid min-w-0 grid-cols-1 *:col-start-1 *:row-start-1">
        <span className={`${shown} ${busy ? hidden : ''}`}>
          {Icon && <Icon className="size-5 shrink-0" strokeWidth={1.75} />}
          <Say>{children}</Say>
        </span>
        {(busy || busyText !== undefined) && (
          <span className={`${shown} min-w-0 wrap-anywhere ${busy ? '' : 'invisible'}`}>
            <SteamerRing />
            <Say>{busyText}</Say>
          </span>
        )}
      </span>
    </button>
  )
}
