import { openingHoursRows } from '@dimsum/domain/opening-hours'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { useOpeningHours, useShop } from '@dimsum/web/api/shop.ts'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { useSyncExternalStore } from 'react'
import { canInstall, install, subscribeToInstallOffer } from './install-offer.ts'
import { LanguageChoice } from './language-choice.tsx'
import { footerAnchor } from './navigation.ts'

const linkStyle =
  'inline-flex min-h-12 items-center underline decoration-santan-200/40 underline-offset-4 hover:decoration-current'

/** Below every page of the shop: the ways on, hours and phone once more, and the owner's small door. */
export function Footer() {
  const { name, founder } = useShop()
  const hours = useOpeningHours()
  return (
    <footer id={footerAnchor.slice(1)} className="on-dark bg-pandan-900 text-santan-50 print:hidden">
      <div className="mx-auto grid max-w-content gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr] lg:px-8">
        <div>
          <p className="flex items-center gap-3 font-display text-title font-semibold">
            <SteamerMark className="size-10 text-santan-200" />
            {name}
          </p>
          <p className="mt-3 max-w-card text-small text-santan-200">
            <span lang="en">Premium Halal Dimsum</span>
            {founder && <span lang="en"> by {founder}</span>}. Halal, dibuat segar setiap hari.
          </p>
          <LanguageChoice look="dark" className="mt-5" />
        </div>
        <nav aria-label="Kaki halaman">
          <ul>
            <li>
              <RouteLink href="/order" className={linkStyle}>
                Pesan Online
              </RouteLink>
            </li>
            <li>
              <RouteLink href="/track-order" className={linkStyle}>
                Lacak Pesanan
              </RouteLink>
            </li>
            <li>
              <a href="/#products" className={linkStyle}>
                Lihat Menu
              </a>
            </li>
            <li>
              <RouteLink href="/privasi" className={linkStyle}>
                Kebijakan Privasi
              </RouteLink>
            </li>
          </ul>
        </nav>
        <div className="text-small">
          <p className="font-bold">Jam buka</p>
          <ul className="mt-2 text-santan-200">
            {openingHoursRows(hours).map(({ days, opens, closes }) => (
              <li key={days}>
                {days} {opens}–{closes} WIB
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <ShopPhoneLink className={linkStyle} />
          </p>
          <RouteLink href="/admin-login" className={`${buttonStyle({ variant: 'inverse' })} mt-4 text-small`}>
            Admin
          </RouteLink>
          <InstallButton />
        </div>
      </div>
    </footer>
  )
}

/** Only where the browser offers it. */
function InstallButton() {
  const offered = useSyncExternalStore(subscribeToInstallOffer, canInstall, () => false)
  return offered ? (
    <button
      type="button"
      onClick={install}
      className={`${buttonStyle({ variant: 'inverse' })} mt-4 ml-3 text-small`}
    >
      Pasang di ponsel
    </button>
  ) : null
}
