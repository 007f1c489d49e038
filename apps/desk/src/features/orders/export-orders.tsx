import { statusBadge } from '@dimsum/domain/order-status'
import { isPaidEnglish } from '@dimsum/domain/payment-method'
import { addWibDays, formatWibDay, isShopDay, wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
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
  const today = wibDay(new Date())
  const [from, setFrom] = useState<string>(addWibDays(today, -30))
  const [to, setTo] = useState<string>(today)
  const [isNarrow, setNarrow] = useState(true)
  const [isWrong, setWrong] = useState(false)
  const isSpan = isShopDay(from) && isShopDay(to) && from <= to
  const problem = isWrong && !isSpan ? 'Pilih tanggal awal dan akhir.' : ''
  const words = filterWords(filters)
  const find = useMutation({
    mutationFn: (wanted: OrderFilters) => readFoundExport(from, to, exportFilters(wanted)),
    onSuccess: (file) => saveAsFile(`pesanan-${from}-${to}.csv`, file),
    onError: (error) =>
      toast({
        title: 'Berkas belum terunduh',
        description: errorMessage(error, 'Coba lagi.'),
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
      label="Unduh CSV"
      title="Unduh pesanan"
      description="Berkas CSV untuk pembukuan, tanggal menurut WIB."
      size="xl"
      wide={wide}
    >
      {(close) => (
        <form noValidate className="grid gap-4" onSubmit={(event) => download(event, close)}>
          <TextField
            name="exportFrom"
            type="date"
            label="Dari"
            value={from}
            max={to}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            name="exportTo"
            type="date"
            label="Sampai"
            value={to}
            min={from}
            error={problem}
            errorLang="id"
            onChange={({ target }) => setTo(target.value)}
          />
          {words.length > 0 && (
            <Checkbox
              name="exportNarrow"
              label="Hanya yang sesuai filter"
              hint={words.join(' · ')}
              checked={isNarrow}
              onChange={({ target }) => setNarrow(target.checked)}
            />
          )}
          <Button type="submit" size="lg" wide>
            Unduh
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

const filterWords = ({ status, payment, delivery, deliveryDate, search }: OrderFilters): string[] =>
  [
    status !== 'all' && statusBadge[status],
    payment !== 'all' && isPaidEnglish(payment === 'paid'),
    delivery !== 'all' && (delivery === 'pickup' ? 'Pickup' : 'Diantar'),
    deliveryDate && formatWibDay(deliveryDate),
    search && `«${search}»`,
  ].filter((words): words is string => Boolean(words))
