import { widgets } from '@dimsum/words/widgets'
import type { ReactNode } from 'react'
import { type MessageNode, Say } from './say.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Placeholder bar; give it the height of the real content. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block max-w-full rounded-small bg-santan-200 ${className}`} />
}

/** A region with `aria-busy` that is announced once as loading. */
export function LoadingRegion({
  label = widgets.loading,
  className,
  bars = [],
  children,
}: {
  label?: MessageNode
  className?: string
  /** Class of each placeholder bar. */
  bars?: readonly string[]
  children?: ReactNode
}) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden role="status">
        <Say>{label}</Say>
      </VisuallyHidden>
      {bars.map((bar, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its index.
        <Skeleton key={at} className={bar} />
      ))}
      {children}
    </div>
  )
}
