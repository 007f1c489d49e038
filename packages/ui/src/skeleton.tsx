import { widgets } from '@dimsum/words/widgets'
import type { ReactNode } from 'react'
import { Say, type Shown } from './say.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** One grey-brown bar in the shape of what will come; give it the height of the real thing. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-small bg-santan-200 ${className}`} />
}

/** A region that waits: marks itself busy and says so once to screen readers. */
export function LoadingRegion({
  label = widgets.loading,
  lang,
  className,
  children,
}: {
  label?: Shown
  lang?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden role="status" lang={lang}>
        <Say>{label}</Say>
      </VisuallyHidden>
      {children}
    </div>
  )
}
