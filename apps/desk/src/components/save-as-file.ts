/** How long the browser may take to fetch the file (ms): on a busy machine an address revoked at once loses the download. */
const keptMs = 40_000

/** Hands a text to the browser's downloads; it goes through no address and stays in no cache. */
export function saveAsFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
