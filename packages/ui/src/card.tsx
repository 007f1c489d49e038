import type { ComponentProps } from 'react'

/** White, hairline, 18 px corners. Flat; a raised shadow is added where it must stand out. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-card border border-garis bg-white ${className}`} />
}
