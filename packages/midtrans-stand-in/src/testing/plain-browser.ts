import type { Merchant } from './merchant.ts'

/** A browser without scripts: it follows redirects and posts plain forms. */
export interface PlainBrowser {
  address: string
  read(path?: string): Promise<string>
  /** Posts a form of the page, for the newest transaction by default. */
  submit(action: string, fields?: Record<string, string>): Promise<string>
}

/** Creates a token for ORDER-1 and opens its page; `query` is kept on every URL. */
export async function openPage(
  merchant: Merchant,
  more: Record<string, unknown> = {},
  query = '',
): Promise<PlainBrowser> {
  const { redirect_url: address } = await merchant.createToken('ORDER-1', more)
  const suffix = query && `?${query}`
  return {
    address,
    read: async (path = '') => (await fetch(`${address}${path}${suffix}`)).text(),
    async submit(action, fields = {}) {
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
