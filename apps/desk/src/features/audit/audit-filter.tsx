import type { AuditTopic } from '@dimsum/contract/audit-topics'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import type { AuditFilter } from '../../api/audit.ts'
import { actorWords, topicWords } from './audit-words.ts'

/** Who, what, and which days. */
export function AuditFilterFields({
  filter,
  actors,
  onChange,
}: {
  filter: AuditFilter
  actors: readonly string[]
  onChange: (change: AuditFilter) => void
}) {
  const day = (name: 'from' | 'to', label: string) => (
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
        label="Siapa"
        value={filter.actor ?? ''}
        onChange={({ target }) => onChange({ ...filter, actor: target.value || undefined })}
      >
        <option value="">Semua</option>
        {actors.map((actor) => (
          <option key={actor} value={actor}>
            {actorWords(actor)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="topic"
        label="Tentang"
        value={filter.topic ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, topic: (target.value || undefined) as AuditTopic | undefined })
        }
      >
        <option value="">Semua</option>
        {Object.entries(topicWords).map(([topic, words]) => (
          <option key={topic} value={topic}>
            {words}
          </option>
        ))}
      </SelectField>
      {day('from', 'Dari')}
      {day('to', 'Sampai')}
    </search>
  )
}
