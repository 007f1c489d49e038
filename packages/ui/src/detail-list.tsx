import type { ReactNode } from 'react'
import { type MessageNode, Say } from './say.tsx'

/** A `<dl>` with names left and values right; long pairs wrap. */
export function DetailList({ className = '', children }: { className?: string; children: ReactNode }) {
  return <dl className={`grid grid-cols-1 gap-2 ${className}`}>{children}</dl>
}

export function Detail({
  name,
  wide = false,
  children,
}: {
  name: MessageNode
  /** Puts a long value below its name. */
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={wide ? 'grid grid-cols-1 gap-0.5' : 'flex flex-wrap items-baseline justify-between gap-x-4'}
    >
      <Say.dt className="min-w-0 text-small text-kecap-600 wrap-anywhere">{name}</Say.dt>
      <dd className={`min-w-0 font-medium wrap-anywhere ${wide ? '' : 'ml-auto text-right'}`}>{children}</dd>
    </div>
  )
}
