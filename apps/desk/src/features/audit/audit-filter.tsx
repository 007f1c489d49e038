import type { AuditTopic } from '@dimsum/contract/audit-topics'
import { Option, Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { auditLog, auditTopicNames } from '@dimsum/words/desk/audit'
import type { Message, Sentence } from '@dimsum/words/sentence'
import type { AuditFilter } from '../../api/audit.ts'
import { actorName } from './audit-words.ts'

/** Typed as a full record, so that a topic without a name does not compile. */
const topicNames: Record<AuditTopic, Sentence> = auditTopicNames

/** Filters for actor, topic and days. */
export function AuditFilterFields({
  filter,
  actors,
  onChange,
}: {
  filter: AuditFilter
  actors: readonly string[]
  onChange: (change: AuditFilter) => void
}) {
  const day = (name: 'from' | 'to', label: Message) => (
    <TextField
      name={name}
      label={label}
      type="date"
      value={filter[name] ?? ''}
      {...(name === 'to' ? { min: filter.from } : { max: filter.to })}
      onChange={({ target }) => onChange({ ...filter, [name]: target.value || undefined })}
    />
  )
  return (
    <search className="grid gap-3 min-[30rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <SelectField
        name="actor"
        label={auditLog.actor}
        value={filter.actor ?? ''}
        onChange={({ target }) => onChange({ ...filter, actor: target.value || undefined })}
      >
        <Option value="">{auditLog.all}</Option>
        {actors.map((actor) => (
          <Option key={actor} value={actor}>
            {actorName(actor)}
          </Option>
        ))}
      </SelectField>
      <SelectField
        name="topic"
        label={auditLog.topic}
        value={filter.topic ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, topic: (target.value || undefined) as AuditTopic | undefined })
        }
      >
        <Option value="">{auditLog.all}</Option>
        <Options names={topicNames} />
      </SelectField>
      {day('from', auditLog.from)}
      {day('to', auditLog.to)}
    </search>
  )
}
