import '@dimsum/web/api/schema-setup.ts'
import type { AdminKitchenDay } from '@dimsum/contract/kitchen'
import { ChangeKitchenDay, type ChangeKitchenDayInput } from '@dimsum/contract/kitchen-changes'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { DraftNote } from '@dimsum/web/components/use-form-draft.tsx'
import { dates } from '@dimsum/words/dates'
import { capacity as words } from '@dimsum/words/desk/kitchen-days'
import { refusals } from '@dimsum/words/refusals'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarCog } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { changeKitchenDay, cookSheetQuery, kitchenKey } from '../../api/kitchen.ts'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { NumberField } from '../../components/number-field.tsx'

const judge = zodResolver(ChangeKitchenDay)

type CapacityDialogProps = { kitchen: AdminKitchenDay; today: string }

/** «Atur hari ini»: capacity of the day in pieces, closed or open, and a note for the kitchen. */
export function CapacityDialog({ kitchen, today }: CapacityDialogProps) {
  return (
    <DialogButton
      icon={CalendarCog}
      size="xl"
      label={kitchen.day === today ? words.setToday : words.setDay}
      title={dates.day(kitchen.day)}
      description={words.about}
    >
      {(close) => <CapacityForm kitchen={kitchen} onSaved={close} />}
    </DialogButton>
  )
}

function CapacityForm({ kitchen, onSaved }: { kitchen: AdminKitchenDay; onSaved: () => void }) {
  const queries = useQueryClient()
  const { form, field, number, submit, sending, failure, overtakenBy, draft } = useCallForm<
    ChangeKitchenDayInput,
    AdminKitchenDay,
    ChangeKitchenDay
  >({
    resolver: judge,
    defaultValues: fieldsOf(kitchen),
    draft: `kitchen-day-${kitchen.day}`,
    mode: 'onSubmit',
    mutationFn: ({ capacity, isClosed, note }, seen) =>
      changeKitchenDay({
        day: kitchen.day,
        capacity,
        isClosed,
        note,
        expected: { ...seen, note: seen.note || null },
      }),
    reread: async () => {
      const sheet = await queries.fetchQuery({ ...cookSheetQuery(kitchen.day), staleTime: 0 })
      return sheet ? fieldsOf(sheet.kitchen) : undefined
    },
    onUnchanged: onSaved,
    onSuccess: () => {
      toast({ title: words.saved, description: dates.day(kitchen.day), tone: 'success' })
      void queries.invalidateQueries({ queryKey: kitchenKey })
      // The settings also list closed days.
      void queries.invalidateQueries({ queryKey: shopSettingsQuery.queryKey })
      onSaved()
    },
  })
  const pieces = useWatch({ control: form.control, name: 'capacity' })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <DraftNote draft={draft} />
      <NumberField
        {...number('capacity')}
        label={words.most}
        optional
        hint={words.mostHint(kitchen.usualCapacity, kitchen.taken)}
      />
      {pieces !== null && pieces < kitchen.taken && (
        <InlineAlert tone="note" title={words.taken(kitchen.taken)} detail={words.takenAbout} />
      )}
      <Checkbox {...field('isClosed')} label={words.close} />
      <TextArea
        {...field('note')}
        label={words.note}
        optional
        rows={2}
        maxLength={300}
        hint={words.noteHint}
      />
      {failure && (
        <InlineAlert
          title={overtakenBy ? overtakenText(overtakenBy) : errorMessage(failure, refusals.internal)}
        />
      )}
      <Button type="submit" size="xl" wide busy={sending.isPending} busyText={words.saving}>
        {words.save}
      </Button>
    </form>
  )
}

const fieldsOf = ({ capacity, isClosed, note }: AdminKitchenDay): ChangeKitchenDayInput => ({
  capacity,
  isClosed,
  note: note ?? '',
})

const overtakenText = ({ capacity, isClosed, note }: ChangeKitchenDayInput) =>
  words.overtaken(capacity, isClosed, note ?? '')
