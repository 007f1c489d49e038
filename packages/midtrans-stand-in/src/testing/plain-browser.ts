import type { Merchant } from './merchant.ts'

/**
 * Creates a token for ORDER-1 and opens its page in a browser without scripts, which follows redirects and posts plain
 * forms; `query` is kept on every URL.
 */
export async function openPage(merchant: Merchant, more: Record<string, unknown> = {}, query = '') {
  const { redirect_url: address } = await merchant.createToken('ORDER-1', more)
  const suffix = query && `?${query}`
  return {
    address,
    read: async (path = '') => (await fetch(`${address}${path}${suffix}`)).text(),
    /** Posts a form of the page, for the newest transaction by default. */
    async submit(action: string, fields: Record<string, string> = {}) {
      const latest = merchant.standIn.control.transactions().at(-1)
      const body = new URLSearchParams({ ...(latest && { transaction_id: latest.transactionId }), ...fields })
      return (await fetch(`${address}/${action}${suffix}`, { method: 'POST', body })).text()
    },
  }
}

export const headingOf = (page: string): string | undefined => /<h1>([^<]+)/.exec(page)?.[1]

/** The result that the page would report to the merchant's page. */
export function outcomeOf(page: string): { event: string; result: Record<string, unknown> } {
  const text = / data-outcome="([^"]+)"/.exec(page)?.[1] ?? 'null'
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
}
