/** Min turns of a comparison: a single pair may be good by chance. */
const minTurns = 3

/** Duration of awaited work in milliseconds. */
export const timeOf = async (work: () => unknown): Promise<number> => {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/**
 * The min duration of `one` divided by that of `other`, measured in alternating turns. Load of the machine only ever
 * adds to a duration, so more turns remove its effect while a real difference stays: repeats until the ratio is below
 * `bearable`, at most `most` times.
 */
export const ratioInTurns = async (
  one: () => Promise<number>,
  other: () => Promise<number>,
  bearable: number,
  most = 20,
): Promise<number> => {
  let [least, leastOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const ratio = () => least / leastOther
  for (let turn = 0; turn < most && !(turn >= minTurns && ratio() < bearable); turn += 1) {
    leastOther = Math.min(leastOther, await other())
    least = Math.min(least, await one())
  }
  return ratio()
}

/**
 * The min of several turns, of which a slow machine spoils only some: repeats until it is below `bearable`, at most
 * `most` times.
 */
export const minInTurns = async (
  turn: () => Promise<number>,
  bearable: number,
  most = 20,
): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < most && least >= bearable; n += 1) least = Math.min(least, await turn())
  return least
}
