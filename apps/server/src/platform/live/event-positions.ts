/** Ids further ahead than this leave no gaps behind: a sequence jumps after a restore, nothing is missing there. */
const widestGap = 1000

/**
 * Which events of an ascending, late-committing sequence were seen. Ids are given out before their transactions
 * commit, so a smaller id can appear after a larger one; the ids in between are waited for a while.
 * @param start everything up to here counts as seen
 * @param waitMs how long a missing id may still appear: longer than any transaction of the shop
 */
export const createPositions = (start: number, waitMs: number) => {
  let highest = start
  const missing = new Map<number, number>()

  const forgetOld = (now: number) => {
    for (const [id, since] of missing) if (now - since > waitMs) missing.delete(id)
  }

  return {
    /** Notes that this id was seen; false when it was seen before. */
    take(id: number, now: number): boolean {
      if (id <= highest) return missing.delete(id)
      if (id - highest <= widestGap) for (let gap = highest + 1; gap < id; gap += 1) missing.set(gap, now)
      highest = id
      return true
    },
    /** What to look for: everything past `highest`, and the ids still missing. */
    wanted(now: number): { highest: number; missing: number[] } {
      forgetOld(now)
      return { highest, missing: [...missing.keys()] }
    },
    /** Everything up to this id was seen or given up; a reader that knows it has missed nothing before. */
    settled(): number {
      let lowest = highest + 1
      for (const id of missing.keys()) lowest = Math.min(lowest, id)
      return lowest - 1
    },
  }
}
