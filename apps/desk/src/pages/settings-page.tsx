import { deskScreens } from '@dimsum/words/desk/screens'
import { dutySettings } from '@dimsum/words/desk/settings-duties'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { markOrdersSeen } from '../components/new-orders.ts'
import { OwnerHeader } from '../components/owner-header.tsx'
import { useHasRight } from '../components/use-has-right.ts'
import { BlockList } from '../features/customers/block-list.tsx'
import { Customers } from '../features/customers/customers.tsx'
import { ShopNews } from '../features/live/shop-news.tsx'
import { OwnChoices } from '../features/menu/own-choices.tsx'
import { OwnMenu } from '../features/menu/own-menu.tsx'
import { NotificationSettings } from '../features/notifications/notification-settings.tsx'
import { PromotionCodes } from '../features/promotions/promotion-codes.tsx'
import { LogoutButton } from '../features/session/logout-button.tsx'
import { ClosedBanner } from '../features/settings/closed-banner.tsx'
import { PasswordGroup } from '../features/settings/groups/password-group.tsx'
import { SectionLink } from '../features/settings/groups/section-link.tsx'
import { SettingsFrame } from '../features/settings/settings-frame.tsx'
import { TeamSettings } from '../features/team/team.tsx'
import { WhatsappSection } from '../features/whatsapp/whatsapp-section.tsx'

/**
 * /admin/pengaturan and /admin/pengaturan/menu: settings, customers, notifications and team. The sections are listed in
 * `features/settings/sections/sections.ts`.
 */
export default function AdminSettingsPage() {
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <SettingsFrame header={<Header />} panels={panels} footer={<LogoutButton />} />
    </div>
  )
}

/** Sections that are not part of the settings form. */
const panels = {
  menu: (
    <>
      <OwnMenu />
      <OwnChoices />
    </>
  ),
  'kode-promo': <PromotionCodes />,
  pelanggan: (
    <div className="grid gap-8">
      <Customers />
      <BlockList />
    </div>
  ),
  notifikasi: <NotificationSettings />,
  whatsapp: <WhatsappSection />,
  tim: <TeamSettings />,
  'kata-sandi': (
    <div className="max-w-form">
      <PasswordGroup />
    </div>
  ),
  keamanan: (
    <SectionLink id="keamanan" about={dutySettings.ownSecurityAbout} href="/admin/keamanan">
      {dutySettings.toOwnSecurity}
    </SectionLink>
  ),
  sistem: (
    <SectionLink id="sistem" about={dutySettings.systemAbout} href="/production-status">
      {dutySettings.toSystem}
    </SectionLink>
  ),
}

function Header() {
  const [, navigate] = useLocation()
  const may = useHasRight()
  const queries = useQueryClient()
  const showOrders = () => {
    if (may('orders')) return navigate('/admin?tab=orders')
    markOrdersSeen(queries)
    navigate('/admin/dapur')
  }
  return (
    <>
      <ShopNews onShowOrders={showOrders} />
      <OwnerHeader title={deskScreens.settings} here="/admin/pengaturan" />
      <ClosedBanner />
    </>
  )
}
