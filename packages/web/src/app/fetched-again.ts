const firstPauseMs = 1_000
const longestPauseMs = 8_000

/**
 * What `load` fetches. A phone that goes from Wi-Fi to mobile data fails all that is under way, and a page without its app is
 * of no use: it is tried again, after growing pauses, for as long as the page is open.
 */
export async function fetchedAgain<Fetched>(load: () => Promise<Fetched>): Promise<Fetched> {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await load()
    } catch {
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}
