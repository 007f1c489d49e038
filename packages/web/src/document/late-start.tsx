import type { ShopConfig } from '@dimsum/contract/shop-config'
import { formatPhone, telHref } from '@dimsum/domain/phone'
import { Say } from '@dimsum/ui/say.tsx'
import { appWords } from '@dimsum/words/app'

/** In the document of a page that only the app can show: CSS shows it when the app has not started after a while. */
export function LateStart({ shop }: { shop: ShopConfig['shop'] }) {
  return (
    <div className="late-start mx-auto max-w-form px-4 py-16">
      <Say.p className="text-title font-bold">{appWords.pageFailed}</Say.p>
      <Say.p
        className="mt-3"
        parts={{
          phone: (
            <a href={telHref(shop.phone)} className="font-bold underline">
              {formatPhone(shop.phone)}
            </a>
          ),
        }}
      >
        {appWords.nothingIsLost}
      </Say.p>
    </div>
  )
}
