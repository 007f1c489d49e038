/** Turns that a comparison takes at least: a first pair may be good by chance. */
const leastTurns = 3

/** Milliseconds of work that is waited for. */
export const timeOf = async (work: () => unknown): Promise<number> => {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/**
 * How many times as long `one` takes as `other`: the quickest of each, in turns, both in ms. A busy or stalled machine only
 * ever adds to a time, so with more turns its part goes and a real difference stays: turns are taken until the ratio is
 * below `bearable`, at most `most`.
 */
export const ratioInTurns = async (
  one: () => Promise<number>,
  other: () => Promise<number>,
  bearable: number,
  most = 20,
): Promise<number> => {
  let [least, leastOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const ratio = () => least / leastOther
  for (let turn = 0; turn < most && !(turn >= leastTurns && ratio() < bearable); turn += 1) {
    leastOther = Math.min(leastOther, await other())
    least = Math.min(least, await one())
  }
  return ratio()
}

/** The least figure of several turns, of which a stalled machine spoils only some: taken until it is below `bearable`, at most `most`. */
export const leastInTurns = async (
  turn: () => Promise<number>,
  bearable: number,
  most = 20,
): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < most && least >= bearable; n += 1) least = Math.min(least, await turn())
  return least
}
