import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { labelPaperNames } from '@dimsum/words/desk/order-label'
import type { Message } from '@dimsum/words/sentence'
import { isLabelPaper, type LabelPaper } from './label-paper.ts'

type PaperFieldProps = { label: Message; value: LabelPaper; onChoose: (paper: LabelPaper) => void }

export function PaperField({ label, value, onChoose }: PaperFieldProps) {
  return (
    <SelectField
      label={label}
      name="paper"
      value={value}
      onChange={({ target }) => {
        if (isLabelPaper(target.value)) onChoose(target.value)
      }}
    >
      <Options names={labelPaperNames} />
    </SelectField>
  )
}
