import { addWibDays, isShopDay, wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { type Said, Say, useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorSentence } from '@dimsum/web/api/api-error.ts'
import { dates } from '@dimsum/words/dates'
import { orderCard } from '@dimsum/words/desk/order-card'
import { orderFilters } from '@dimsum/words/desk/order-list'
import { orderExport } from '@dimsum/words/desk/order-payment'
import { statusBadge } from '@dimsum/words/order-status'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  everyOrder,
  exportFilters,
  type OrderFilters,
  orderExportPath,
  readFoundExport,
} from '../../api/orders.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { saveAsFile } from '../../components/save-as-file.ts'

/** The bookkeeper's file: orders of a span of days that fit the list's filters, for an Indonesian spreadsheet. */
export function ExportOrders({ filters, wide = false }: { filters: OrderFilters; wide?: boolean }) {
  const text = useText()
  const today = wibDay(new Date())
  const [from, setFrom] = useState<string>(addWibDays(today, -30))
  const [to, setTo] = useState<string>(today)
  const [isNarrow, setNarrow] = useState(true)
  const [isWrong, setWrong] = useState(false)
  const isSpan = isShopDay(from) && isShopDay(to) && from <= to
  const problem = isWrong && !isSpan ? orderExport.daysWrong : ''
  const words = filterWords(filters)
  const find = useMutation({
    mutationFn: (wanted: OrderFilters) => readFoundExport(from, to, exportFilters(wanted)),
    onSuccess: (file) => saveAsFile(`pesanan-${from}-${to}.csv`, file),
    onError: (error) =>
      toast({
        title: orderExport.failed,
        description: errorSentence(error, orderExport.tryAgain),
        tone: 'danger',
      }),
  })
  const download = (event: FormEvent, close: () => void) => {
    event.preventDefault()
    if (!isSpan) return setWrong(true)
    const wanted = isNarrow ? filters : everyOrder
    if (wanted.search === '') openFile(orderExportPath(from, to, exportFilters(wanted)))
    else find.mutate(wanted)
    close()
  }
  return (
    <DialogButton
      icon={Download}
      label={orderExport.open}
      title={orderExport.title}
      description={orderExport.about}
      size="xl"
      wide={wide}
    >
      {(close) => (
        <form noValidate className="grid gap-4" onSubmit={(event) => download(event, close)}>
          <TextField
            name="exportFrom"
            type="date"
            label={orderExport.from}
            value={from}
            max={to}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            name="exportTo"
            type="date"
            label={orderExport.to}
            value={to}
            min={from}
            error={problem}
            onChange={({ target }) => setTo(target.value)}
          />
          {words.length > 0 && (
            <Checkbox
              name="exportNarrow"
              label={orderExport.filtered}
              hint={words.map(text).join(' · ')}
              checked={isNarrow}
              onChange={({ target }) => setNarrow(target.checked)}
            />
          )}
          <Button type="submit" size="lg" wide>
            <Say>{orderExport.download}</Say>
          </Button>
        </form>
      )}
    </DialogButton>
  )
}

/** Not a navigation: closing the dialog steps back in the history, which would end it while the shop still writes. */
function openFile(path: string) {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

const filterWords = ({ status, payment, delivery, deliveryDate, search }: OrderFilters): Said[] =>
  [
    status !== 'all' && statusBadge[status],
    payment !== 'all' && orderFilters[payment],
    delivery !== 'all' && (delivery === 'pickup' ? orderCard.pickup : orderCard.delivery),
    deliveryDate && dates.day(deliveryDate),
    search && `«${search}»`,
  ].filter((words): words is Said => Boolean(words))
