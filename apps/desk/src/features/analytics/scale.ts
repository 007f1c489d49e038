/** The axis of a bar chart: from zero, in round steps, high enough for the largest value. */

const steps = 3
/** What an axis without sales shows, so that the empty chart keeps its shape (rupiah). */
const emptyTop = 300_000

/** `[0, step, 2 × step, 3 × step]` with a step of 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten. */
export function axisTicks(largest: number): readonly number[] {
  const wanted = (largest > 0 ? largest : emptyTop) / steps
  const magnitude = 10 ** Math.floor(Math.log10(wanted))
  const step =
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((n) => n * magnitude).find((n) => n >= wanted) ?? wanted
  return Array.from({ length: steps + 1 }, (_, i) => i * step)
}
