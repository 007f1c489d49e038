import { expect, vi } from 'vitest'

const outgoing =
  'a[target]:not([target=_self]), a[download], a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"]'

/**
 * Presses each visible link of a part of the page to another tab, a phone, mail or a file, without following it.
 * @returns destinations in the page's order: a scheme, a file extension, a tab with a path of the shop or another host
 */
export function pressOutgoingLinks(part: Element = document.body): string[] {
  const links = [...part.querySelectorAll<HTMLAnchorElement>(outgoing)]
  return links
    .filter((link) => link.checkVisibility())
    .map((link) => {
      let isPrevented = true
      const look = (event: Event) => {
        isPrevented = event.defaultPrevented
        event.preventDefault()
      }
      addEventListener('click', look, { once: true })
      link.click()
      expect(isPrevented, `${link.href} is prevented by the app`).toBe(false)
      if (link.hasAttribute('download'))
        return `file ${(link.download || link.pathname).replace(/.*\./, '.')}`
      if (link.target)
        return `tab ${link.origin === location.origin ? link.pathname.replace(/\d+/, ':id') : link.host}`
      expect(link.href).toMatch(/^tel:\+62\d{8,}$|^mailto:[^@]+(@|%40)[^@]+$/)
      return link.protocol
    })
}

/** Counts calls of `print`, which opens no dialog. */
export const countPrints = () => vi.spyOn(window, 'print').mockImplementation(() => {})
