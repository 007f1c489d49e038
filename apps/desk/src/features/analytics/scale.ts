/** Number of intervals between ticks. */
const steps = 3
/** Top of the axis without sales, in rupiah. */
const emptyTop = 300_000

/** `[0, step, 2 × step, 3 × step]` with a step of 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten. */
export function axisTicks(largest: number): readonly number[] {
  const wanted = (largest > 0 ? largest : emptyTop) / steps
  const magnitude = 10 ** Math.floor(Math.log10(wanted))
  const step =
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((n) => n * magnitude).find((n) => n >= wanted) ?? wanted
  return Array.from({ length: steps + 1 }, (_, i) => i * step)
}
