/** Before each further try, in ms. */
const pauses = [1_000, 2_000, 4_000, 8_000]

/**
 * What `load` fetches. A phone that goes from Wi-Fi to mobile data fails all that is under way, so it is tried again after
 * growing pauses. Rejects when the last try fails, too.
 */
export async function fetchedAgain<Fetched>(load: () => Promise<Fetched>): Promise<Fetched> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
  return load()
}
