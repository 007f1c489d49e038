import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { ClosedDatesGroup } from './closed-dates-group.tsx'
import { HalalGroup } from './halal-group.tsx'
import { HoursGroup } from './hours-group.tsx'
import { KitchenGroup } from './kitchen-group.tsx'
import { OrderingGroup } from './ordering-group.tsx'
import { PasswordGroup } from './password-group.tsx'
import { PaymentGroup } from './payment-group.tsx'
import { PriceGroup } from './price-group.tsx'
import { PrivacyGroup } from './privacy-group.tsx'
import { SecurityGroup } from './security-group.tsx'
import { ShopGroup } from './shop-group.tsx'
import { SystemGroup } from './system-group.tsx'

/** The most wanted first: what is switched in a hurry stands on top, what is set once at the end. */
const groups = [
  ['terima-pesanan', 'Terima pesanan'],
  ['dapur', 'Dapur'],
  ['tanggal-tutup', 'Tanggal tutup'],
  ['harga', 'Harga'],
  ['pembayaran', 'Pembayaran'],
  ['jam-buka', 'Jam buka'],
  ['toko', 'Toko'],
  ['halal', 'Halal'],
  ['data-pelanggan', 'Data pelanggan'],
  ['kata-sandi', 'Kata sandi'],
  ['keamanan', 'Keamanan'],
  ['sistem', 'Sistem'],
] as const

/** What the owner changes without a developer, group by group. */
export function Settings() {
  const settings = useQuery(shopSettingsQuery)
  const isDrawn = settings.data !== undefined && settings.data !== null
  // A link to a group arrives before the group is rendered.
  useEffect(() => {
    if (isDrawn && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isDrawn])

  if (settings.isError) {
    return (
      <InlineAlert title="Pengaturan belum bisa dimuat.">
        <p>{settings.error.message}</p>
        <Button variant="outline" className="mt-3" onClick={() => settings.refetch()}>
          Coba lagi
        </Button>
      </InlineAlert>
    )
  }
  const { data } = settings
  if (!data) return <SettingsLoading />
  return (
    <div className="grid gap-6 lg:grid-cols-[14rem_minmax(0,40rem)] lg:gap-12">
      <nav
        aria-label="Bagian pengaturan"
        className="-mx-4 overflow-x-auto px-4 lg:m-0 lg:overflow-visible lg:p-0"
      >
        <ul className="flex w-max gap-1 lg:sticky lg:top-4 lg:w-auto lg:flex-col">
          {groups.map(([id, name]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-12 items-center rounded-button px-3 font-bold whitespace-nowrap text-pandan-700 hover:bg-santan-100"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-6">
        <OrderingGroup settings={data} />
        <KitchenGroup settings={data} />
        <ClosedDatesGroup settings={data} />
        <PriceGroup settings={data} />
        <PaymentGroup settings={data} />
        <HoursGroup settings={data} />
        <ShopGroup settings={data} />
        <HalalGroup settings={data} />
        <PrivacyGroup settings={data} />
        <PasswordGroup />
        <SecurityGroup settings={data} />
        <SystemGroup />
      </div>
    </div>
  )
}

function SettingsLoading() {
  return (
    <LoadingRegion className="grid max-w-form gap-6">
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-80 w-full rounded-card" />
      ))}
    </LoadingRegion>
  )
}
