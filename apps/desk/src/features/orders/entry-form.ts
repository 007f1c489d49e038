import type { AdminOrder } from '@dimsum/contract/orders'
import type { SentOnce } from '@dimsum/web/api/send-once.ts'
import type { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import type { Entry } from './entry-values.ts'

export type EntryForm = ReturnType<typeof useCallForm<Entry, SentOnce<AdminOrder>>>
