import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { orderExportPath } from '../../api/admin-orders.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** The bookkeeper's file: orders of a span of days, for an Indonesian spreadsheet. */
export function ExportOrders() {
  const [open, setOpen] = useState(false)
  const today = wibDay(new Date())
  const [from, setFrom] = useState<string>(addWibDays(today, -30))
  const [to, setTo] = useState<string>(today)
  const download = (event: FormEvent) => {
    event.preventDefault()
    location.assign(orderExportPath(from, to))
    setOpen(false)
  }
  return (
    <>
      <Button variant="outline" size="xl" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span lang="id">Unduh CSV</span>
      </Button>
      <Dialog
        lang="id"
        open={open}
        onOpenChange={setOpen}
        title="Unduh pesanan"
        description="Berkas CSV untuk pembukuan, tanggal menurut WIB."
      >
        <form className="grid gap-4" onSubmit={download}>
          <TextField
            name="from"
            type="date"
            label="Dari"
            required
            value={from}
            max={to}
            onChange={(e) => setFrom(e.target.value)}
          />
          <TextField
            name="to"
            type="date"
            label="Sampai"
            required
            value={to}
            min={from}
            onChange={(e) => setTo(e.target.value)}
          />
          <Button type="submit" size="lg" wide>
            Unduh
          </Button>
        </form>
      </Dialog>
    </>
  )
}
