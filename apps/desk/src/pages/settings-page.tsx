import { Tabs } from '@dimsum/ui/tabs.tsx'
import { useLocation, useSearchParams } from 'wouter'
import { OwnerHeader } from '../components/owner-header.tsx'
import { BlockList } from '../features/customers/block-list.tsx'
import { Customers } from '../features/customers/customers.tsx'
import { ShopNews } from '../features/live/shop-news.tsx'
import { NotificationSettings } from '../features/notifications/notification-settings.tsx'
import { AdminGate } from '../features/session/admin-gate.tsx'
import { ClosedBanner } from '../features/settings/closed-banner.tsx'
import { Settings } from '../features/settings/settings.tsx'

/** /admin/pengaturan?tab=toko|pelanggan|notifikasi: what the owner changes, whom the owner knows, and what her devices are notified of. */
export default function AdminSettingsPage() {
  return (
    <AdminGate>
      <SettingsFrame />
    </AdminGate>
  )
}

const tabs = ['toko', 'pelanggan', 'notifikasi'] as const

function SettingsFrame() {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const open = tabs.find((name) => name === search.get('tab')) ?? 'toko'
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <ShopNews onShowOrders={() => navigate('/admin?tab=orders')} />
      <OwnerHeader title="Pengaturan" here="/admin/pengaturan" />
      <ClosedBanner />
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
        ]}
      />
    </div>
  )
}
