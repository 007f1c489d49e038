import { addWibDays, isShopDay, wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { orderExportPath } from '../../api/orders.ts'
import { DialogButton } from '../../components/dialog-button.tsx'

/** The bookkeeper's file: orders of a span of days, for an Indonesian spreadsheet. */
export function ExportOrders({ wide = false }: { wide?: boolean }) {
  const today = wibDay(new Date())
  const [from, setFrom] = useState<string>(addWibDays(today, -30))
  const [to, setTo] = useState<string>(today)
  const [isWrong, setWrong] = useState(false)
  const isSpan = isShopDay(from) && isShopDay(to) && from <= to
  const problem = isWrong && !isSpan ? 'Pilih tanggal awal dan akhir.' : ''
  const download = (event: FormEvent, close: () => void) => {
    event.preventDefault()
    if (!isSpan) return setWrong(true)
    // Not a navigation: closing the dialog steps back in the history, which would end it while the shop still writes.
    const link = document.createElement('a')
    link.href = orderExportPath(from, to)
    link.download = ''
    link.click()
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
          <Button type="submit" size="lg" wide>
            Unduh
          </Button>
        </form>
      )}
    </DialogButton>
  )
}
