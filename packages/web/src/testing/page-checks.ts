/**
 * Checks that run in the page. Component tests call them; journeys pass them to `page.evaluate`, so each function must be
 * self-contained.
 */
import type { AxeResults, RunOptions } from 'axe-core'

/** WCAG 2.2 A and AA. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG violations of a part of the page with their locations, found by `window.axe`. */
export async function accessibilityViolations(tags: string[], part: Node = document): Promise<string[]> {
  const axe = Reflect.get(window, 'axe')
  const find = async (root: Node, options: RunOptions) => {
    const { violations }: AxeResults = await axe.run(root, { resultTypes: ['violations'], ...options })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`,
      ),
    )
  }
  const all: RunOptions = { runOnly: { type: 'tag', values: tags } }
  const floats = [...document.querySelectorAll<HTMLElement>('[data-toasts]:has(li), [data-sticky-bar]')]
  if (floats.length === 0) return find(part, all)
  // Which button a toast or sticky bar covers depends on the scroll position, so target sizes are checked separately
  // for the page and for each floating element.
  const sizes: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } }
  const found = await find(part, { ...all, rules: { 'target-size': { enabled: false } } })
  for (const float of floats) found.push(...(await find(float, sizes)))
  for (const float of floats) float.style.visibility = 'hidden'
  found.push(...(await find(part, sizes)))
  for (const float of floats) float.style.visibility = ''
  return found
}

/** Whether an animation is running; endless ones such as spinners are ignored. */
export const isAnimating = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    )

/** Elements that overflow their card, or the page where that makes it scroll sideways. */
export function overflowingElements(): string[] {
  const isOutOfSight = (element: Element) => {
    if (element.closest('[class*=overflow], [aria-hidden=true], svg')) return true
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true
    return false
  }
  const { clientWidth, scrollWidth } = document.documentElement
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect()
    const card = element.parentElement?.closest('[class*=rounded-card]')?.getBoundingClientRect()
    const isOut = (scrollWidth > clientWidth && right > clientWidth + 1) || (card && right > card.right + 1)
    return isOut && width > 1 && !isOutOfSight(element)
  })
  // An icon can make the page too wide, too.
  if (scrollWidth > clientWidth && wide.length === 0) return [`the page: ${scrollWidth} px`]
  return wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 160))
}

/** Controls smaller than `least` px. */
export function smallControls(least: number): string[] {
  const controls = 'a[href], button, input:not([type=hidden]):not([tabindex="-1"]), select, textarea, summary'
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const target = element.closest('label') ?? element
    const { width, height, right, bottom } = target.getBoundingClientRect()
    const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    // Links within a sentence are exempt: their height is the line's.
    const isInline = getComputedStyle(element).display === 'inline'
    if (!isShown || isInline || right < 0 || bottom < 0) return []
    return width < least - 0.5 || height < least - 0.5
      ? [`${element.outerHTML.slice(0, 90)} is ${Math.round(width)}×${Math.round(height)}`]
      : []
  })
}

/** Visible and accessible texts that are not marked with another language, as customers' texts are. */
export function textsInPageLanguage(): string[] {
  const { lang } = document.documentElement
  const isOwn = (element: Element) =>
    element.closest('[lang]')?.getAttribute('lang') === lang && !element.closest('[translate=no]')
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent && !parent.closest('script, style, noscript') && parent.checkVisibility() && isOwn(parent))
      texts.push(node.textContent ?? '')
  }
  for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (element.checkVisibility() && isOwn(element)) texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.trim())
}

/** Common words that exist only in the other language. */
const foreign = {
  en: /\b(yang|belum|sudah|tidak|anda|untuk|dengan|pesanan?|silakan|atau|kami|kalau|dapur|bayar|dibayar|nomor|alamat|lihat|dan|hari|paket|tanggal|kirim|ambil|buka|tutup|cari|simpan|batal|ubah|semua|halaman|toko|coba|lagi)\b/i,
  id: /\b(the|your|you|please|orders?|and|with|not|is|are|for|of|to|pay|payments?|delivery|pick-?up|address|loading|back|today|customers?|save|close|open|search|all|page|shop|try|again)\b/i,
} as const

const isAddress = /^\/[\w/:-]+$/

/** Those of the texts that have a word of the other language. Runs in the test, not in the page. */
export const textsInOtherLanguage = (texts: readonly string[], language: 'id' | 'en'): string[] => [
  ...new Set(texts.filter((text) => foreign[language].test(text) && !isAddress.test(text))),
]
