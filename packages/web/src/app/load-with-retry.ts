const firstPauseMs = 1_000
const longestPauseMs = 8_000

/**
 * Loads with retries. A phone that switches from Wi-Fi to mobile data aborts all requests, and a page without its app
 * is useless. So it retries with growing pauses as long as the page is open.
 */
export async function loadWithRetry<Fetched>(load: () => Promise<Fetched>): Promise<Fetched> {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await load()
    } catch {
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}
