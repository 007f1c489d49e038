import type { ComponentProps } from 'react'
import { type MessageNode, Say } from './say.tsx'

type VisuallyHiddenProps = Pick<ComponentProps<'span'>, 'lang' | 'role'> & { children?: MessageNode }

/** Text for screen readers only; takes no space. */
export function VisuallyHidden({ children, ...props }: VisuallyHiddenProps) {
  return (
    <Say.span className="sr-only" {...props}>
      {children}
    </Say.span>
  )
}
