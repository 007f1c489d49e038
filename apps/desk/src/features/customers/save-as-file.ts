/** Hands a text to the browser's downloads; it goes through no address and stays in no cache. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file once this task is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
