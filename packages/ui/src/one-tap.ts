/** Presses closer together than this are one press of a wet or trembling finger (ms). */
export const oneTapMs = 500
