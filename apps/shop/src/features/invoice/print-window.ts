/**
 * Prints a part of the page from a new window. The window gets cloned nodes, never an HTML string, so customer input
 * stays text. Its URL is `about:blank`, so the content policy of this document applies.
 * @returns false when the browser blocked the window
 */
export function printInNewWindow(sheet: Element, title: string): boolean {
  const target = open('', '_blank')
  if (!target) return false
  const { document: page } = target
  page.title = title
  page.documentElement.lang = document.documentElement.lang
  const styles = [...document.querySelectorAll('link[rel="stylesheet"], style')].map((style) =>
    copyInto(page, style),
  )
  const arrived = styles.map(arrival)
  page.head.append(...styles)
  page.body.append(page.importNode(sheet, true))

  Promise.all(arrived)
    .then(() => page.fonts.ready)
    .then(() => {
      if (target.closed) return
      target.focus()
      target.print()
    })
  return true
}

/** Uses absolute stylesheet URLs: `about:blank` has no base URL of its own. */
function copyInto(page: Document, style: Element): HTMLElement {
  if (style instanceof HTMLLinkElement) {
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = style.href
    return link
  }
  const copy = page.createElement('style')
  copy.textContent = style.textContent
  return copy
}

/** Resolves when the stylesheet has loaded or failed. */
function arrival(style: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (style.tagName !== 'LINK') return resolve()
    style.addEventListener('load', () => resolve())
    style.addEventListener('error', () => resolve())
  })
}
