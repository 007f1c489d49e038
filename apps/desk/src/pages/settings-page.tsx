import type { Right } from '@dimsum/domain/roles'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Tabs } from '@dimsum/ui/tabs.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { useLocation, useSearchParams } from 'wouter'
import { markOrdersSeen } from '../components/new-orders.ts'
import { OwnerHeader } from '../components/owner-header.tsx'
import { useMay } from '../components/use-may.ts'
import { BlockList } from '../features/customers/block-list.tsx'
import { Customers } from '../features/customers/customers.tsx'
import { ShopNews } from '../features/live/shop-news.tsx'
import { NotificationSettings } from '../features/notifications/notification-settings.tsx'
import { AdminGate } from '../features/session/admin-gate.tsx'
import { LogoutButton } from '../features/session/logout-button.tsx'
import { ClosedBanner } from '../features/settings/closed-banner.tsx'
import { PasswordGroup } from '../features/settings/password-group.tsx'
import { Settings } from '../features/settings/settings.tsx'
import { TeamSettings } from '../features/team/team.tsx'

/** /admin/pengaturan?tab=toko|pelanggan|notifikasi|tim|akun: what the owner changes, whom she knows, what devices are notified of, who works here. */
export default function AdminSettingsPage() {
  return (
    <AdminGate>
      <SettingsFrame />
    </AdminGate>
  )
}

const tabs = ['toko', 'pelanggan', 'notifikasi', 'tim', 'akun'] as const
const rightOfTab: Record<(typeof tabs)[number], Right> = {
  toko: 'settings',
  pelanggan: 'customers',
  notifikasi: 'account',
  tim: 'team',
  akun: 'account',
}

function SettingsFrame() {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const may = useMay()
  // The owner's password stands among her settings.
  const ownTabs = tabs.filter((name) => may(rightOfTab[name]) && (name !== 'akun' || !may('settings')))
  const asked = tabs.find((name) => name === search.get('tab'))
  const open = ownTabs.find((name) => name === asked) ?? ownTabs[0] ?? 'akun'
  const showOrders = () => {
    if (may('orders')) return navigate('/admin?tab=orders')
    markOrdersSeen()
    navigate('/admin/dapur')
  }
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <ShopNews onShowOrders={showOrders} />
      <OwnerHeader title="Pengaturan" here="/admin/pengaturan" />
      <ClosedBanner />
      {asked && asked !== open && (
        <div className="mb-4">
          <InlineAlert
            tone="note"
            title="Bagian itu bukan untuk peran Anda. Minta pemilik kalau Anda memerlukannya."
          />
        </div>
      )}
      <Tabs
        label="Pengaturan"
        value={open}
        onValueChange={(tab) => setSearch({ tab })}
        tabs={[
          { value: 'toko', label: 'Toko', panel: <Settings /> },
          {
            value: 'pelanggan',
            label: 'Pelanggan',
            panel: (
              <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <Customers />
                <BlockList />
              </div>
            ),
          },
          { value: 'notifikasi', label: 'Notifikasi', panel: <NotificationSettings /> },
          { value: 'tim', label: 'Tim', panel: <TeamSettings /> },
          {
            value: 'akun',
            label: 'Akun',
            panel: (
              <div className="grid max-w-form justify-items-stretch gap-6">
                <PasswordGroup />
                <RouteLink href="/admin/keamanan" className={buttonStyle({ variant: 'outline' })}>
                  Verifikasi dua langkah dan perangkat
                </RouteLink>
                <div>
                  <LogoutButton />
                </div>
              </div>
            ),
          },
        ].filter(({ value }) => ownTabs.some((name) => name === value))}
      />
    </div>
  )
}
