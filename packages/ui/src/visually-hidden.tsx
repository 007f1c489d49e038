import type { ComponentProps } from 'react'

/** Text for screen readers only; takes no space. */
export function VisuallyHidden(props: Pick<ComponentProps<'span'>, 'children' | 'lang' | 'role'>) {
  return <span className="sr-only" {...props} />
}
