import type { ProviderSettings } from './provider.ts'

/**
 * The path of the public URL without a trailing slash. Pages link to each other by path only, so that they work under
 * any origin of the shop: localhost, an address of the local network, the public one.
 */
export const mountPath = ({ publicBaseUrl }: ProviderSettings): string =>
  new URL(publicBaseUrl).pathname.replace(/\/+$/, '')

/** Path of a payment page; merchants must treat it as opaque. */
export const pagePath = (token: string): string => `/snap/v4/redirection/${token}`
