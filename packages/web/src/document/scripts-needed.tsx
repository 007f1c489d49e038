import type { ShopConfig } from '@dimsum/contract/shop-config'
import { formatPhone, telHref } from '@dimsum/domain/phone'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { documentWords } from '@dimsum/words/document'

/** In the document of a page that only the app can show: advice when scripts are off. */
export function ScriptsNeeded({ shop }: { shop: ShopConfig['shop'] }) {
  return (
    <div className="mx-auto max-w-form px-4 py-16 text-center">
      <p className="text-title font-bold">{shop.name}</p>
      <Say.p className="mt-3">{documentWords.needsScripts}</Say.p>
      <p className="mt-6 grid grid-cols-1 gap-3">
        <a href={telHref(shop.phone)} className={buttonStyle({ size: 'lg' })}>
          <Say>{documentWords.callUs(formatPhone(shop.phone))}</Say>
        </a>
        <a href="/" className={buttonStyle({ variant: 'outline', size: 'lg' })}>
          <Say>{documentWords.backHome}</Say>
        </a>
      </p>
    </div>
  )
}
