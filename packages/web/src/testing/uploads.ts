import { beforeEach, expect, vi } from 'vitest'
import { heldBack } from './answers.ts'

/** Mocks XMLHttpRequest: the test controls the upload. */
export class Upload {
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  ontimeout = () => {}
  timeout = 0
  method = ''
  path = ''
  type = ''
  body = new Blob()
  isAborted = false
  status = 0
  statusText = ''
  responseText = ''
  open(method: string, path: string) {
    Object.assign(this, { method, path })
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'Content-Type') this.type = value
  }
  getResponseHeader = () => null
  send(body: Blob) {
    this.body = body
    uploads.push(this)
    heldBack.add(this)
  }
  abort() {
    this.isAborted = true
    this.onabort()
  }
  answer(status: number, answer: object) {
    Object.assign(this, { status, responseText: JSON.stringify(answer) })
    heldBack.delete(this)
    this.onload()
  }
}
const uploads: Upload[] = []

/** The uploads of each test of a file. */
export const mockUploads = () => {
  beforeEach(() => {
    uploads.length = 0
    vi.stubGlobal('XMLHttpRequest', Upload)
  })
  const theUpload = async (): Promise<Upload> => {
    await expect.poll(() => uploads.length).toBeGreaterThan(0)
    return uploads.at(-1) as Upload
  }
  return { uploads, theUpload }
}
