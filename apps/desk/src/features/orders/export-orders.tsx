import { addWibDays, isShopDay, wibDay } from '@dimsum/domain/wib-date'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { dates } from '@dimsum/words/dates'
import { orderCard } from '@dimsum/words/desk/order-card'
import { orderFilters } from '@dimsum/words/desk/order-list'
import { orderExport } from '@dimsum/words/desk/order-payment'
import { statusBadge } from '@dimsum/words/order-status'
import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { Download } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { everyOrder, type OrderFilters, readExport } from '../../api/orders.ts'
import { CallForm } from '../../components/call-form.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { saveAsFile } from '../../components/save-as-file.ts'
import { toastFailure } from '../../components/toast-failure.ts'

type Span = { exportFrom: string; exportTo: string; exportNarrow: boolean }

const isSpan = (to: string, { exportFrom: from }: Span) => isShopDay(from) && isShopDay(to) && from <= to

/**
 * CSV export for bookkeeping: orders of a range of days that match the list's filters, in Indonesian spreadsheet
 * format.
 */
export function ExportOrders({ filters, wide = false }: { filters: OrderFilters; wide?: boolean }) {
  return (
    <DialogButton
      icon={Download}
      label={orderExport.open}
      title={orderExport.title}
      description={orderExport.about}
      size="xl"
      wide={wide}
    >
      {(close) => <ExportForm filters={filters} close={close} />}
    </DialogButton>
  )
}

/** Its first days are counted from the day on which the dialog was opened, not the page. */
function ExportForm({ filters, close }: { filters: OrderFilters; close: () => void }) {
  const text = useText()
  const today = wibDay(new Date())
  const callForm = useCallForm<Span, Blob>({
    defaultValues: { exportFrom: addWibDays(today, -30), exportTo: today, exportNarrow: true },
    words: { exportTo: { validate: orderExport.daysWrong } },
    mutationFn: ({ exportFrom, exportTo, exportNarrow }) =>
      readExport(exportFrom, exportTo, exportNarrow ? filters : everyOrder),
    onSuccess: (file, { exportFrom, exportTo }) => {
      saveAsFile(`pesanan-${exportFrom}-${exportTo}.csv`, file)
      close()
    },
    onError: toastFailure(orderExport.failed),
  })
  const { form, field } = callForm
  const [from, to] = useWatch({ control: form.control, name: ['exportFrom', 'exportTo'] })
  const words = filterWords(filters)
  return (
    // The dialog may be closed before the answer, so the toast says why the call failed.
    <CallForm
      of={{ ...callForm, failure: null }}
      action={orderExport.download}
      button={{ size: 'lg' }}
      busyText={widgets.loading}
    >
      <TextField
        {...field('exportFrom', { deps: 'exportTo' })}
        type="date"
        label={orderExport.from}
        max={to}
      />
      <TextField {...field('exportTo', { validate: isSpan })} type="date" label={orderExport.to} min={from} />
      {words.length > 0 && (
        <Checkbox
          {...field('exportNarrow')}
          label={orderExport.filtered}
          hint={words.map(text).join(' · ')}
        />
      )}
    </CallForm>
  )
}

const filterWords = ({ status, payment, delivery, deliveryDate, search }: OrderFilters): Message[] =>
  [
    status !== 'all' && statusBadge[status],
    payment !== 'all' && orderFilters[payment],
    delivery !== 'all' && (delivery === 'pickup' ? orderCard.pickup : orderCard.delivery),
    deliveryDate && dates.day(deliveryDate),
    search && `«${search}»`,
  ].filter((words): words is Message => Boolean(words))
