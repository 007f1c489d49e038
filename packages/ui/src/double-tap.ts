/** Presses within this time (ms) count as one: wet or trembling fingers tap twice. */
export const doubleTapMs = 500
