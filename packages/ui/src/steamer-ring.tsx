/** Decorative spinner in the form of a steamer rim; needs a text beside it. Static under reduced motion. */
export function SteamerRing({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`ring-turning shrink-0 ${className}`}>
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2.5" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="12" cy="12" r="5" stroke="currentColor" strokeOpacity="0.3" strokeWidth="1.5" />
    </svg>
  )
}
