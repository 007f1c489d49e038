import { vi } from 'vitest'

/** Names of the files that the page saves from now on. */
export function savedFiles(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download || this.href)
  })
  return names
}
