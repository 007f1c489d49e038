import type { WhatsappOverview, WhatsappSettings } from '@dimsum/contract/whatsapp'
import { formatRupiahPlain, rupiah } from '@dimsum/domain/money'
import { type MessageEvent, messageEvents } from '@dimsum/domain/order-messages'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useShop, useShopLanguage } from '@dimsum/web/api/shop.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { messageEventWord, whatsappSettings as words } from '@dimsum/words/desk/whatsapp-messages'
import { pageLanguage, type Sentence } from '@dimsum/words/sentence'
import { filledTemplate, templateNames } from '@dimsum/words/whatsapp-templates'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { saveWhatsapp, whatsappQuery } from '../../api/whatsapp.ts'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { sampleOrder } from './sample-order.ts'

const valuesOf = ({ events, quietHours, costPerMessage }: WhatsappSettings) => ({
  on: Object.fromEntries(messageEvents.map((event) => [event, events.includes(event)])) as Record<
    MessageEvent,
    boolean
  >,
  isQuiet: quietHours !== null,
  begins: quietHours?.begins ?? '21:00',
  ends: quietHours?.ends ?? '07:00',
  costPerMessage: costPerMessage as TypedNumber,
})

/** A cost that is no number is refused by the server, at its field. */
const settingsOf = ({ on, isQuiet, begins, ends, costPerMessage }: ReturnType<typeof valuesOf>) => ({
  events: messageEvents.filter((event) => on[event]),
  quietHours: isQuiet ? { begins, ends } : null,
  costPerMessage: costPerMessage as number,
})

/** Form for events, quiet hours and cost per message. */
export function WhatsappForm({ overview }: { overview: WhatsappOverview }) {
  const queries = useQueryClient()
  const { name } = useShop()
  const language = pageLanguage(useShopLanguage())
  const callForm = useCallForm({
    defaultValues: valuesOf(overview),
    draft: 'whatsapp',
    fieldAt: (path) => path.replace('quietHours.', ''),
    mutationFn: (values, seen) => saveWhatsapp({ ...settingsOf(values), expected: settingsOf(seen) }),
    reread: async () => {
      const now = await queries.fetchQuery({ ...whatsappQuery, staleTime: 0 })
      return now ? valuesOf(now) : undefined
    },
    onSuccess: (saved) => {
      queries.setQueryData(whatsappQuery.queryKey, { ...overview, ...saved })
      toast({ title: words.saved, tone: 'success' })
    },
  })
  const { form, field, number } = callForm
  const { isQuiet, costPerMessage } = useWatch({ control: form.control })
  const cost = typeof costPerMessage === 'number' ? costPerMessage : overview.costPerMessage
  return (
    <CallForm
      of={callForm}
      notesDraft
      className="grid gap-5"
      action={words.save}
      button={{ size: 'xl', className: 'justify-self-start' }}
    >
      <fieldset className="grid gap-3">
        <Say.legend className="mb-1 font-bold">{words.events}</Say.legend>
        {messageEvents.map((event) => (
          <Checkbox
            key={event}
            {...field(`on.${event}`)}
            label={messageEventWord[event]}
            hint={words.preview(
              filledTemplate(event, sampleOrder, name, language).text,
              formatRupiahPlain(rupiah(cost)),
              stateOf(event, overview, language),
            )}
          />
        ))}
      </fieldset>
      <Checkbox {...field('isQuiet')} label={words.quiet} hint={words.quietHint} />
      {isQuiet && (
        <div className="grid grid-pair gap-4">
          <TextField {...field('begins')} type="time" label={words.from} />
          <TextField {...field('ends')} type="time" label={words.until} />
        </div>
      )}
      <NumberField {...number('costPerMessage')} label={words.costPerMessage} hint={words.costHint} />
    </CallForm>
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
