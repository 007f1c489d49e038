/**
 * Presses on buttons of a prerendered page before its app runs. Minus and plus change their number at once; the app
 * takes it over like a typed number. Other presses are kept until the app runs, unless the user turns to something else.
 */

/** Each button once: a repeated press on a button without an effect is impatience. */
let kept: HTMLElement[] = []

export function keepPresses() {
  for (const type of ['click', 'focusin']) addEventListener(type, keep, { capture: true })
}

/** Call once the app runs. */
export function repeatPresses() {
  for (const type of ['click', 'focusin']) removeEventListener(type, keep, { capture: true })
  // Each in its own task, so that React renders one press before the next.
  for (const button of kept) setTimeout(() => button.click())
  kept = []
}

/** Offline: follows the fallback link of the button that was pressed last. */
export function followFallback() {
  const fallback = kept.at(-1)?.dataset.withoutApp
  if (fallback) location.hash = fallback
  kept = []
}

function keep(event: Event) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!button) kept = []
  if (!button || event.type !== 'click') return
  event.preventDefault()
  event.stopPropagation()
  if (!step(button)) kept = [...kept.filter((other) => other !== button), button]
}

/** Minus stands before its number input, plus after it. */
function step({ previousElementSibling: before, nextElementSibling: after }: Element) {
  if (before instanceof HTMLInputElement) before.stepUp()
  else if (after instanceof HTMLInputElement) after.stepDown()
  else return false
  return true
}
