/**
 * A form sent before the app runs would go to the server as its address, with name, phone and all. It waits for the app,
 * and is then pressed once more. Returns how to end that.
 */
export function keepFormsFor(startApp: () => Promise<void>): () => void {
  let isWaiting = false
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isWaiting) return
    isWaiting = true
    startApp().then(
      () => event.submitter?.click(),
      () => {
        isWaiting = false
        // The app did not come: ask for the page anew; the browser puts back what was written.
        if (navigator.onLine) location.reload()
      },
    )
  }
  addEventListener('submit', keep, { capture: true })
  return () => removeEventListener('submit', keep, { capture: true })
}
