import type { PaymentMode } from '@dimsum/contract/shop-config'

/** A content security policy as a table; an empty list is a directive without sources. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>

/** For all responses except the payment documents: nothing cross-origin, nothing inline. */
export const strictPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const satisfies ContentPolicy

/** The documents that load the provider's popup script; each is opened by a full page load. */
export const paymentDocuments: readonly string[] = ['/payment', '/payment-test']

/**
 * Hosts of the popup: the official list (docs.midtrans.com, "Snap advanced feature", content security policy) plus
 * those that integrators observed since.
 */
const provider = {
  script: [
    'https://*.midtrans.com',
    'https://*.cloudfront.net',
    'https://*.veritrans.co.id',
    'https://*.mixpanel.com',
    'https://*.google-analytics.com',
    'https://snap-assets.al-pc-id-b.cdn.gtflabs.io',
    'https://pay.google.com',
    'https://gwk.gopayapi.com',
  ],
  frame: ['https://*.midtrans.com', 'https://*.veritrans.co.id', 'https://pay.google.com'],
  connect: [
    'https://*.midtrans.com',
    'https://*.mixpanel.com',
    'https://*.google-analytics.com',
    'https://pay.google.com',
  ],
  asset: [
    'https://*.midtrans.com',
    'https://*.cloudfront.net',
    'https://snap-assets.al-pc-id-b.cdn.gtflabs.io',
  ],
} as const

/**
 * The policy of the payment documents. In demo mode the popup comes from the shop's own origin; the provider's real
 * popup adds styles to the page.
 */
export const paymentPolicy = (mode: PaymentMode): ContentPolicy => {
  if (mode === 'demo') return { ...strictPolicy, 'frame-src': ["'self'"] }
  return {
    ...strictPolicy,
    'script-src': [...strictPolicy['script-src'], ...provider.script],
    'style-src': [...strictPolicy['style-src'], "'unsafe-inline'", ...provider.asset],
    'img-src': [...strictPolicy['img-src'], ...provider.asset],
    'font-src': [...strictPolicy['font-src'], 'data:', ...provider.asset],
    'connect-src': [...strictPolicy['connect-src'], ...provider.connect],
    'frame-src': [...provider.frame],
  }
}

/** Allows the one inline style with this hash. A policy that allows all inline styles needs none. */
export const allowStyle = (policy: ContentPolicy, hash: string): ContentPolicy => {
  const styles = policy['style-src'] ?? []
  return styles.includes("'unsafe-inline'") ? policy : { ...policy, 'style-src': [...styles, `'${hash}'`] }
}

/** The header's text. */
export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')
