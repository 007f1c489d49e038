import type { ComponentProps } from 'react'

/** Words for screen readers alone; they take no place among their neighbours. */
export function VisuallyHidden(props: Pick<ComponentProps<'span'>, 'children' | 'lang' | 'role'>) {
  return <span className="sr-only" {...props} />
}
