import type { ShopConfig } from '@dimsum/contract/shop-config'
import { formatPhone, telHref } from '@dimsum/domain/phone'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { offlinePage } from '@dimsum/words/shop/offline-page'

/**
 * The service worker shows this page when a navigation fails. It is cached in advance and shows the shop's phone
 * number. Its document loads no scripts.
 */
export function OfflinePage({ shop }: { shop: ShopConfig['shop'] }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-form flex-col items-center justify-center px-4 py-16 text-center">
      <SteamerMark empty className="size-32 text-garis-kuat" />
      <Say.h1 className="mt-8 font-display text-h1 font-semibold">{offlinePage.title}</Say.h1>
      <Say.p className="mt-3 text-kecap-700">{offlinePage.text}</Say.p>
      <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <a href={telHref(shop.phone)} className={buttonStyle({ size: 'lg' })}>
          <Say>{offlinePage.call(formatPhone(shop.phone))}</Say>
        </a>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty URL is the page that the customer opened. */}
        <a href="" className={buttonStyle({ variant: 'outline', size: 'lg' })}>
          <Say>{offlinePage.reload}</Say>
        </a>
      </div>
    </main>
  )
}
