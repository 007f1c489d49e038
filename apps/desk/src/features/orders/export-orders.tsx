import { addWibDays, isShopDay, wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { dates } from '@dimsum/words/dates'
import { orderCard } from '@dimsum/words/desk/order-card'
import { orderFilters } from '@dimsum/words/desk/order-list'
import { orderExport } from '@dimsum/words/desk/order-payment'
import { statusBadge } from '@dimsum/words/order-status'
import type { Message } from '@dimsum/words/sentence'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import {
  everyOrder,
  exportFilters,
  type OrderFilters,
  orderExportPath,
  readFoundExport,
} from '../../api/orders.ts'
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
  const { register, control, handleSubmit, formState } = useForm<Span>({
    defaultValues: { exportFrom: addWibDays(today, -30), exportTo: today, exportNarrow: true },
  })
  const [from, to] = useWatch({ control, name: ['exportFrom', 'exportTo'] })
  const words = filterWords(filters)
  const find = useMutation({
    mutationFn: (wanted: OrderFilters) => readFoundExport(from, to, exportFilters(wanted)),
    onSuccess: (file) => saveAsFile(`pesanan-${from}-${to}.csv`, file),
    onError: toastFailure(orderExport.failed),
  })
  const download = handleSubmit(({ exportNarrow }) => {
    const wanted = exportNarrow ? filters : everyOrder
    if (wanted.search === '') openFile(orderExportPath(from, to, exportFilters(wanted)))
    else find.mutate(wanted)
    close()
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={download}>
      <TextField
        {...register('exportFrom', { deps: 'exportTo' })}
        type="date"
        label={orderExport.from}
        max={to}
      />
      <TextField
        {...register('exportTo', { validate: isSpan })}
        type="date"
        label={orderExport.to}
        min={from}
        error={formState.errors.exportTo && orderExport.daysWrong}
      />
      {words.length > 0 && (
        <Checkbox
          {...register('exportNarrow')}
          label={orderExport.filtered}
          hint={words.map(text).join(' · ')}
        />
      )}
      <Button type="submit" size="lg" wide>
        {orderExport.download}
      </Button>
    </form>
  )
}

/** A download link, not a navigation: closing the dialog calls `history.back()`, which would cancel a navigation. */
function openFile(path: string) {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

const filterWords = ({ status, payment, delivery, deliveryDate, search }: OrderFilters): Message[] =>
  [
    status !== 'all' && statusBadge[status],
    payment !== 'all' && orderFilters[payment],
    delivery !== 'all' && (delivery === 'pickup' ? orderCard.pickup : orderCard.delivery),
    deliveryDate && dates.day(deliveryDate),
    search && `«${search}»`,
  ].filter((words): words is Message => Boolean(words))
