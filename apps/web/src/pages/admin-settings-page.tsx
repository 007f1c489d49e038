import { useLocation, useSearchParams } from 'wouter'
import { OwnerHeader } from '../components/owner-header.tsx'
import { BlockList } from '../features/admin-customers/block-list.tsx'
import { Customers } from '../features/admin-customers/customers.tsx'
import { ShopNews } from '../features/admin-live/shop-news.tsx'
import { AdminGate } from '../features/admin-session/admin-gate.tsx'
import { Settings } from '../features/admin-settings/settings.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** /admin/pengaturan?tab=toko|pelanggan: what the owner changes, and whom the owner knows. */
export default function AdminSettingsPage() {
  return (
    <AdminGate>
      <SettingsFrame />
    </AdminGate>
  )
}

const tabs = ['toko', 'pelanggan'] as const

function SettingsFrame() {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const open = tabs.find((name) => name === search.get('tab')) ?? 'toko'
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <ShopNews onShowOrders={() => navigate('/admin?tab=orders')} />
      <OwnerHeader title="Pengaturan" here="/admin/pengaturan" />
      <Tabs
        label="Pengaturan"
        value={open}
        onValueChange={(tab) => setSearch({ tab }, { replace: true })}
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
        ]}
      />
    </div>
  )
}
