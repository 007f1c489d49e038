/** Caches the result of `read`; concurrent callers share one call. */
export const cached = <T>(read: () => Promise<T>, forMs: number) => {
  let kept: { value: Promise<T>; until: number } | undefined
  return {
    read: (): Promise<T> => {
      if (kept !== undefined && performance.now() < kept.until) return kept.value
      const mine = { value: read(), until: performance.now() + forMs }
      kept = mine
      mine.value.catch(() => {
        if (kept === mine) kept = undefined
      })
      return mine.value
    },
    forget: (): void => {
      kept = undefined
    },
  }
}
