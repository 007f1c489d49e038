import type { ReactNode } from 'react'

/** Words for screen readers alone. */
export function VisuallyHidden({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span className="sr-only" lang={lang}>
      {children}
    </span>
  )
}
