import type { AdminKitchenDay } from '@dimsum/contract/kitchen'
import { formatPieces } from '@dimsum/domain/pricing'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarCog } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { changeKitchenDay, cookSheetQuery, kitchenKey } from '../../api/kitchen.ts'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { readWholeNumber } from '../../components/whole-number.ts'

const wholeNumbersOnly = 'Tulis angka bulat saja, contoh 600.'

type CapacityDialogProps = { kitchen: AdminKitchenDay; today: string }

/** «Atur hari ini»: how many pieces this day, closed or not, and a note for the kitchen. */
export function CapacityDialog({ kitchen, today }: CapacityDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="xl" className="px-3!" onClick={() => setOpen(true)}>
        <CalendarCog aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {kitchen.day === today ? 'Atur hari ini' : 'Atur tanggal ini'}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={formatWibDay(kitchen.day)}
        description="Berlaku untuk tanggal ini saja. Pesanan yang sudah masuk tetap jalan."
      >
        <CapacityForm kitchen={kitchen} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function CapacityForm({ kitchen, onSaved }: { kitchen: AdminKitchenDay; onSaved: () => void }) {
  const queries = useQueryClient()
  /** The day this form was filled from: what differs from it was changed here, what changed in it was changed elsewhere. */
  const [seen, setSeen] = useState(kitchen)
  const [isOvertaken, setOvertaken] = useState(false)
  const [capacity, setCapacity] = useState(digitsOf(kitchen.capacity))
  const field = useRef<HTMLInputElement>(null)
  const [isPressed, setPressed] = useState(false)
  const [isClosed, setIsClosed] = useState(kitchen.isClosed)
  const [note, setNote] = useState(kitchen.note ?? '')
  const save = useMutation({
    mutationFn: changeKitchenDay,
    onSuccess: () => {
      toast({ title: 'Tersimpan', description: formatWibDay(kitchen.day), tone: 'success' })
      void queries.invalidateQueries({ queryKey: kitchenKey })
      // The settings list the same closed days.
      void queries.invalidateQueries({ queryKey: shopSettingsQuery.queryKey })
      onSaved()
    },
    onError: async (error) => {
      const isStale = error instanceof ApiError && error.code === 'stale'
      setOvertaken(isStale)
      if (!isStale) return
      const sheet = await queries.fetchQuery({ ...cookSheetQuery(seen.day), staleTime: 0 }).catch(() => null)
      if (!sheet) return
      // What was not touched here follows; what was typed stays.
      const now = sheet.kitchen
      if (capacity === digitsOf(seen.capacity)) setCapacity(digitsOf(now.capacity))
      if (isClosed === seen.isClosed) setIsClosed(now.isClosed)
      if (note === (seen.note ?? '')) setNote(now.note ?? '')
      setSeen(now)
    },
  })
  const problem = save.error instanceof ApiError && !isOvertaken ? save.error.issues[0] : undefined
  const pieces = readWholeNumber(capacity)
  const isSlip = Number.isNaN(pieces)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    // On its way it would become "as on every such day", and the limit would be gone.
    if (isSlip) return field.current?.focus()
    const expected = { capacity: seen.capacity, isClosed: seen.isClosed, note: seen.note }
    save.mutate({ day: kitchen.day, capacity: pieces, isClosed, note, expected })
  }
  const usual = kitchen.usualCapacity === null ? 'tidak dibatasi' : formatPieces(kitchen.usualCapacity)
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        ref={field}
        name="capacity"
        label="Maksimal pcs"
        optional
        inputMode="numeric"
        autoComplete="off"
        value={capacity}
        error={isSlip && isPressed ? wholeNumbersOnly : problem?.path === 'capacity' ? problem.message : ''}
        errorLang="id"
        hint={`Kosongkan untuk mengikuti hari biasa (${usual}). Sudah terpesan ${formatPieces(kitchen.taken)}.`}
        onChange={({ target }) => setCapacity(target.value)}
      />
      {pieces !== null && pieces < kitchen.taken && (
        <InlineAlert tone="note" title={`Sudah terpesan ${formatPieces(kitchen.taken)}`}>
          <p>Pesanan itu tetap dimasak. Pesanan baru untuk tanggal ini tidak diterima.</p>
        </InlineAlert>
      )}
      <Checkbox
        name="isClosed"
        label="Tutup untuk pesanan baru"
        checked={isClosed}
        onChange={({ target }) => setIsClosed(target.checked)}
      />
      <TextArea
        name="note"
        label="Catatan dapur"
        optional
        rows={2}
        maxLength={300}
        value={note}
        error={problem?.path === 'note' ? problem.message : ''}
        errorLang="id"
        hint="Hanya untuk dapur, tidak terlihat pelanggan"
        onChange={({ target }) => setNote(target.value)}
      />
      {save.isError && !problem && (
        <InlineAlert title={isOvertaken ? overtakenText(seen) : save.error.message} />
      )}
      <Button type="submit" size="xl" wide busy={save.isPending} busyText="Menyimpan…">
        Simpan
      </Button>
    </form>
  )
}

const digitsOf = (pieces: number | null) => (pieces === null ? '' : String(pieces))

const overtakenText = ({ capacity, isClosed, note }: AdminKitchenDay) => {
  const limit = capacity === null ? 'maksimal seperti hari biasa' : `maksimal ${formatPieces(capacity)}`
  const words = note ? `catatan «${note}»` : 'tanpa catatan'
  return `Tanggal ini baru diubah di perangkat lain: ${limit}, ${isClosed ? 'tutup' : 'buka'}, ${words}. Periksa isian Anda, lalu simpan lagi.`
}
