interface StopHandlers {
  /** First signal: finish running work, then exit. Resolves with the exit code. */
  stop: () => Promise<number>
  /** Second signal, or nothing left to wait for: exit now. */
  force: () => Promise<void>
}

/** Ctrl-C reaches a process twice, from the terminal and forwarded by npm; both count as one signal. */
const sameWishMs = 300

/**
 * Ends the process on SIGTERM, SIGINT and SIGHUP (a closed terminal): cleanly on the first signal, at once on the
 * second, with a non-zero exit code.
 */
export function handleSignals({ stop, force }: StopHandlers): void {
  let askedAt: number | undefined

  const end = async () => {
    if (askedAt === undefined) {
      askedAt = performance.now()
      process.exit(await stop().catch(() => 1))
    }
    if (performance.now() - askedAt < sameWishMs) return
    await force().catch(() => {})
    process.exit(1)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end())
}
