import { deskScreens } from '@dimsum/words/desk/screens'
import { OwnerHeader } from '../components/owner-header.tsx'
import { AuditList } from '../features/audit/audit-list.tsx'

/** /admin/catatan: the audit log. */
export default function AuditPage() {
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <OwnerHeader title={deskScreens.audit} here="/admin/pengaturan" />
      <AuditList />
    </div>
  )
}
