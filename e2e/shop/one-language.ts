import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Common words that exist only in the other language. */
const foreign = {
  en: /\b(yang|belum|sudah|tidak|anda|untuk|dengan|pesanan?|silakan|atau|kami|kalau|dapur|bayar|dibayar|nomor|alamat|lihat|dan|hari|paket|tanggal|kirim|ambil|buka|tutup|cari|simpan|batal|ubah|semua|halaman|toko|coba|lagi)\b/i,
  id: /\b(the|your|you|please|orders?|and|with|not|is|are|for|of|to|pay|payments?|delivery|pick-?up|address|loading|back|today|customers?|save|close|open|search|all|page|shop|try|again)\b/i,
} as const

const isAddress = /^\/[\w/:-]+$/

/** Visible and accessible texts that are not marked with another language, as customers' texts are. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const language = document.documentElement.lang
    const isOwn = (element: Element) =>
      (element.closest('[lang]') as HTMLElement | null)?.lang === language &&
      !element.closest('[translate=no]')
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !parent.closest('script, style, noscript') && parent.checkVisibility() && isOwn(parent))
        texts.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (element.checkVisibility() && isOwn(element)) texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })

/** Waits until the text stops changing: content that is still loading has none yet. */
const untilSettled = (page: Page) =>
  page.waitForFunction(
    () => {
      const now = document.body.innerText.length
      const before = Reflect.get(window, 'shownBefore')
      Object.assign(window, { shownBefore: now })
      return now === before
    },
    undefined,
    { polling: 250 },
  )

/** Fails with each text in the other language. */
export async function expectOneLanguage(page: Page, language: 'id' | 'en', where: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await untilSettled(page)
  const mixed = (await shownTexts(page)).filter(
    (text) => foreign[language].test(text) && !isAddress.test(text),
  )
  expect.soft([...new Set(mixed)], `${where} in ${language}`).toEqual([])
}
