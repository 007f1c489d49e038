import * as Primitive from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'

/**
 * Goes once around every page that has tooltips: they open after 700 ms, and within 300 ms of each other at once
 * (spec section 9).
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

/** A word more about a control, on hover and keyboard focus. Never holds what somebody needs. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-60 max-w-card rounded-small bg-kecap-900 px-3 py-2 text-small text-white shadow-floating"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
