import type { AdminKitchenDay } from '@dimsum/contract/kitchen'
import { ChangeKitchenDay, type ChangeKitchenDayInput } from '@dimsum/contract/kitchen-changes'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { dates } from '@dimsum/words/dates'
import { capacity as words } from '@dimsum/words/desk/kitchen-days'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarCog } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { changeKitchenDay, cookSheetQuery, kitchenKey } from '../../api/kitchen.ts'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { CallForm } from '../../components/call-form.tsx'
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
  const callForm = useCallForm<ChangeKitchenDayInput, AdminKitchenDay, ChangeKitchenDay>({
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
  const { form, field, number } = callForm
  const pieces = useWatch({ control: form.control, name: 'capacity' })
  return (
    <CallForm of={callForm} notesDraft labels={labels} action={words.save}>
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
    </CallForm>
  )
}

const fieldsOf = ({ capacity, isClosed, note }: AdminKitchenDay): ChangeKitchenDayInput => ({
  capacity,
  isClosed,
  note: note ?? '',
})

const labels = { capacity: words.most, isClosed: words.close, note: words.note }
