import '@dimsum/web/api/schema-setup.ts'
import { type WhatsappOverview, WhatsappSettings } from '@dimsum/contract/whatsapp'
import { formatRupiahPlain, rupiah } from '@dimsum/domain/money'
import { type MessageEvent, messageEvents } from '@dimsum/domain/order-messages'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useShop, useShopLanguage } from '@dimsum/web/api/shop.ts'
import { messageEventWord, whatsappSettings as words } from '@dimsum/words/desk/whatsapp-messages'
import { pageLanguage, type Sentence } from '@dimsum/words/sentence'
import { filledTemplate, templateNames } from '@dimsum/words/whatsapp-templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { saveWhatsapp, whatsappQuery } from '../../api/whatsapp.ts'
import { sampleOrder } from './sample-order.ts'

/** Form for events, quiet hours and cost per message. */
export function WhatsappForm({ overview }: { overview: WhatsappOverview }) {
  const queries = useQueryClient()
  const { name } = useShop()
  const language = pageLanguage(useShopLanguage())
  const [chosen, setChosen] = useState<WhatsappSettings>(() => WhatsappSettings.parse(overview))
  const saving = useMutation({
    mutationFn: saveWhatsapp,
    onSuccess: (saved) => {
      queries.setQueryData(whatsappQuery.queryKey, { ...overview, ...saved })
      toast({ title: words.saved, tone: 'success' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) saving.mutate(chosen)
  }
  const { quietHours } = chosen
  const clock = (part: 'begins' | 'ends', value: string) =>
    quietHours && setChosen({ ...chosen, quietHours: { ...quietHours, [part]: value } })
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-bold">
          <Say>{words.events}</Say>
        </legend>
        {messageEvents.map((event) => (
          <Checkbox
            key={event}
            name={`whatsapp-${event}`}
            label={messageEventWord[event]}
            hint={words.preview(
              filledTemplate(event, sampleOrder, name, language).text,
              formatRupiahPlain(rupiah(chosen.costPerMessage)),
              stateOf(event, overview, language),
            )}
            checked={chosen.events.includes(event)}
            onChange={({ target }) =>
              setChosen({
                ...chosen,
                events: messageEvents.filter((each) =>
                  each === event ? target.checked : chosen.events.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <Checkbox
        name="whatsapp-quiet"
        label={words.quiet}
        hint={words.quietHint}
        checked={quietHours !== null}
        onChange={({ target }) =>
          setChosen({ ...chosen, quietHours: target.checked ? { begins: '21:00', ends: '07:00' } : null })
        }
      />
      {quietHours && (
        <div className="grid grid-pair gap-4">
          <TextField
            name="whatsapp-begins"
            type="time"
            label={words.from}
            value={quietHours.begins}
            onChange={({ target }) => clock('begins', target.value)}
          />
          <TextField
            name="whatsapp-ends"
            type="time"
            label={words.until}
            value={quietHours.ends}
            onChange={({ target }) => clock('ends', target.value)}
          />
        </div>
      )}
      <TextField
        name="whatsapp-cost"
        inputMode="numeric"
        label={words.costPerMessage}
        hint={words.costHint}
        value={String(chosen.costPerMessage)}
        maxLength={5}
        onChange={({ target }) =>
          setChosen({ ...chosen, costPerMessage: Number(target.value.replace(/\D/g, '')) })
        }
      />
      {saving.isError && <InlineAlert title={errorMessage(saving.error)} />}
      <div>
        <Button type="submit" size="xl" busy={saving.isPending} busyText={words.saving}>
          <Say>{words.save}</Say>
        </Button>
      </div>
    </form>
  )
}

/** State of an event's template at Meta, in the shop's language. If it has two templates, the worse state. */
function stateOf(event: MessageEvent, { templates }: WhatsappOverview, language: string): Sentence {
  if (templates === null) return words.template.unknown
  const found = templateNames(event).map((name) =>
    templates.find((template) => template.name === name && template.language === language),
  )
  if (found.includes(undefined)) return words.template.missing
  if (found.some((template) => template?.category === 'MARKETING')) return words.template.MARKETING
  if (found.every((template) => template?.state === 'APPROVED')) return words.template.APPROVED
  return found.some((template) => template?.state === 'PENDING')
    ? words.template.PENDING
    : words.template.unusable
}
