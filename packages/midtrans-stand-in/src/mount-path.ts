import type { ProviderSettings } from './provider.ts'

/**
 * The path of the public address, without a slash at the end. Pages name each other by path alone, so that they work
 * under whatever name a browser reached the shop by: localhost, an address of the local network, the public one.
 */
export const mountPath = ({ publicBaseUrl }: ProviderSettings): string =>
  new URL(publicBaseUrl).pathname.replace(/\/+$/, '')

/** Path of a payment page; merchants must treat it as opaque. */
export const pagePath = (token: string): string => `/snap/v4/redirection/${token}`
