/** How long the browser may take to fetch the file (ms): on a busy machine an address revoked at once loses the download. */
const keptMs = 40_000

/** Hands a file to the browser's downloads; it goes through no address and stays in no cache. */
export function saveAsFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
