import type { AdminKitchenDay } from '@dimsum/contract/kitchen'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { dates } from '@dimsum/words/dates'
import { capacity as words } from '@dimsum/words/desk/kitchen-days'
import { refusals } from '@dimsum/words/refusals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarCog } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { changeKitchenDay, cookSheetQuery, kitchenKey } from '../../api/kitchen.ts'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { readWholeNumber } from '../../components/whole-number.ts'

type CapacityDialogProps = { kitchen: AdminKitchenDay; today: string }

/** «Atur hari ini»: how many pieces this day, closed or not, and a note for the kitchen. */
export function CapacityDialog({ kitchen, today }: CapacityDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="xl" className="px-3!" onClick={() => setOpen(true)}>
        <CalendarCog aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <Say>{kitchen.day === today ? words.setToday : words.setDay}</Say>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={dates.day(kitchen.day)} description={words.about}>
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
      toast({ title: words.saved, description: dates.day(kitchen.day), tone: 'success' })
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
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        ref={field}
        name="capacity"
        label={words.most}
        optional
        inputMode="numeric"
        autoComplete="off"
        value={capacity}
        error={isSlip && isPressed ? words.wholeNumbers : problem?.path === 'capacity' ? problem.message : ''}
        hint={words.mostHint(kitchen.usualCapacity, kitchen.taken)}
        onChange={({ target }) => setCapacity(target.value)}
      />
      {pieces !== null && pieces < kitchen.taken && (
        <InlineAlert tone="note" title={words.taken(kitchen.taken)}>
          <p>
            <Say>{words.takenAbout}</Say>
          </p>
        </InlineAlert>
      )}
      <Checkbox
        name="isClosed"
        label={words.close}
        checked={isClosed}
        onChange={({ target }) => setIsClosed(target.checked)}
      />
      <TextArea
        name="note"
        label={words.note}
        optional
        rows={2}
        maxLength={300}
        value={note}
        error={problem?.path === 'note' ? problem.message : ''}
        hint={words.noteHint}
        onChange={({ target }) => setNote(target.value)}
      />
      {save.isError && !problem && (
        <InlineAlert
          title={isOvertaken ? overtakenText(seen) : errorMessage(save.error, refusals.internal)}
        />
      )}
      <Button type="submit" size="xl" wide busy={save.isPending} busyText={words.saving}>
        <Say>{words.save}</Say>
      </Button>
    </form>
  )
}

const digitsOf = (pieces: number | null) => (pieces === null ? '' : String(pieces))

const overtakenText = ({ capacity, isClosed, note }: AdminKitchenDay) =>
  words.overtaken(capacity, isClosed, note ?? '')
