/** Three wisps of steam over the hero picture that rise once, for four seconds. */
export function Steam() {
  return (
    <svg
      viewBox="0 0 300 300"
      fill="none"
      stroke="#fff"
      strokeLinecap="round"
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-[38%] h-3/5 w-2/5 blur-md"
    >
      <path className="steam" strokeWidth="14" d="M90 290c-30-50 30-80 5-130s20-70 0-110" />
      <path className="steam steam-second" strokeWidth="18" d="M150 290c30-55-25-90 10-140s-15-80 5-130" />
      <path className="steam steam-third" strokeWidth="12" d="M215 290c-25-50 25-85 0-130s20-60 5-100" />
    </svg>
  )
}
