/** Delay before the object URL is revoked (ms); on a busy machine an earlier revocation aborts the download. */
const keptMs = 40_000

/** Saves a blob as a download. The data appears in no URL and no cache. */
export function saveAsFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
