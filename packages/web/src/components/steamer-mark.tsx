/**
 * The logo: a bamboo steamer from above with a dumpling in it. Used in the navigation bar, app icon and empty states
 * (`public/icons/steamer.svg` is the same drawing).
 */
export function SteamerMark({
  className = 'size-8',
  empty = false,
}: {
  className?: string
  empty?: boolean
}) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
      <circle cx="32" cy="32" r="28" stroke="currentColor" strokeWidth="4" />
      <circle cx="32" cy="32" r="21.5" stroke="currentColor" strokeWidth="2" />
      <path
        d="M32 4v6.5M32 53.5V60M4 32h6.5M53.5 32H60"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {empty ? (
        <path
          d="M19 26h26M17.5 32h29M19 38h26M26 19v26M32 17.5v29M38 19v26"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeOpacity="0.55"
        />
      ) : (
        <>
          <path
            d="M32 18.5c2.4 0 3 2.2 5.1 2.9s4-.5 5.7.8 1.1 3.4 2.4 5.2 3.3 2.2 3.3 4.6-2 2.8-3.3 4.6-.7 3.9-2.4 5.2-3.6.1-5.7.8-2.7 2.9-5.1 2.9-3-2.2-5.1-2.9-4 .5-5.7-.8-1.1-3.4-2.4-5.2-3.3-2.2-3.3-4.6 2-2.8 3.3-4.6.7-3.9 2.4-5.2 3.6-.1 5.7-.8 2.7-2.9 5.1-2.9Z"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <circle cx="32" cy="32" r="4.5" fill="#EDA91D" />
        </>
      )}
    </svg>
  )
}
