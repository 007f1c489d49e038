import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import { Say, type Shown } from './say.tsx'
import { SteamerRing } from './steamer-ring.tsx'
import { findTooLong } from './text-limit.ts'
import { useHydrated } from './use-hydrated.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    /** While true the button ignores presses; ring and busy text show after 150 ms, at the same width. */
    busy?: boolean
    busyText?: Shown
    className?: string
  }

/**
 * A button that keeps its width: label and busy text share one grid cell, so the wider of both decides.
 * It is never `disabled` while busy, or the focus would be lost. A submit button of a served page is disabled until the app
 * runs: before that the browser would post the form itself, and what was typed would be gone.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyText,
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
  // Without words of its own the busy button keeps its name for those who hear it.
  const hidden = busyText === undefined ? 'opacity-0' : 'invisible'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const tooLong = type === 'submit' ? findTooLong(event.currentTarget.form) : undefined
    tooLong?.focus()
    if (busy || tooLong) event.preventDefault()
    else onClick?.(event)
  }
  // A press must not take the focus out of a field: its check on leaving would show a message, move the button from
  // under the finger, and the press would be lost. Submitting checks everything anyway.
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
        <span className={`${shown} ${busy ? hidden : ''}`}>{children}</span>
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
