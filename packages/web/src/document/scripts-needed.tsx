import type { ShopConfig } from '@dimsum/contract/shop-config'
import { formatPhone, telHref } from '@dimsum/domain/phone'

/** In the shell of pages that only the app can draw: what to do where scripts are off. */
export function ScriptsNeeded({ shop }: { shop: ShopConfig['shop'] }) {
  return (
    <p className="mx-auto max-w-form px-4 py-16">
      Halaman ini memerlukan JavaScript. <a href="/">Kembali ke beranda</a> atau telepon kami di{' '}
      <a href={telHref(shop.phone)}>{formatPhone(shop.phone)}</a>.
    </p>
  )
}
