import { connectionError, readAnswer, timeoutError } from './client.ts'
import { requestOptions } from './prefetch.ts'

/** Deadline for upload and response (ms); longer than the server's own. */
const uploadDeadlineMs = 120_000

export type UploadOptions = {
  signal: AbortSignal
  /** Called with the share of bytes sent, 0 to 1. */
  onProgress: (sent: number) => void
}

/**
 * PUTs a file; idempotent. It uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @throws ApiError; the signal's reason
 */
export const upload = <T>(path: string, file: Blob, { signal, onProgress }: UploadOptions): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', path)
    request.timeout = uploadDeadlineMs
    const headers = { ...requestOptions().headers, 'Content-Type': file.type }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(connectionError(false))
    request.ontimeout = () => reject(timeoutError(false, true))
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      const { status, statusText, responseText } = request
      const known = ['Retry-After', 'Content-Language'].map((name) => [
        name,
        request.getResponseHeader(name) ?? '',
      ])
      const response = new Response(null, { status, statusText, headers: Object.fromEntries(known) })
      try {
        resolve(readAnswer<T>([response, responseText]))
      } catch (error) {
        reject(error)
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
