/**
 * Random draws of a simulated year, each from uniform numbers `random()` between 0 and 1.
 * @typedef {() => number} Random
 */

/** Standard normal (Box and Muller). @param {Random} random */
export const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** How many came by chance where `mean` are expected. Above 20 a normal number is as good. @param {Random} random @param {number} mean */
export function poisson(random, mean) {
  if (mean > 20) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)))
  return poissonAt(random(), mean)
}

/**
 * The most that came in any of `seconds` equal seconds: the highest of so many draws, found with one.
 * @param {Random} random @param {number} mean in each second @param {number} seconds
 */
export const busiestOf = (random, mean, seconds) => poissonAt(random() ** (1 / seconds), mean)

/** The count that this share of all draws does not exceed. @param {number} share @param {number} mean */
function poissonAt(share, mean) {
  let count = 0
  let chance = Math.exp(-mean)
  for (let sum = chance; sum < share && count < 10 * mean + 100; sum += chance) {
    count += 1
    chance *= mean / count
  }
  return count
}
