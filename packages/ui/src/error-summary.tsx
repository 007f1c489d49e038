import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { CircleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Say } from './say.tsx'

export type FieldProblem = {
  /** Id of the control, or of a group's fieldset. */
  id: string
  label: Message
}

/**
 * Summary above the submit button after a failed submit, with a link to each invalid field. `title` contains the count.
 */
export function ErrorSummary({
  problems,
  title = widgets.fieldsToCorrect,
}: {
  problems: readonly FieldProblem[]
  title?: (count: number) => Message
}) {
  if (problems.length === 0) return null
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <div className="rounded-input bg-cabai-100 p-[min(1rem,5vw)] text-cabai-700">
      <p role="status" className="flex items-center gap-2 font-bold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <Say>{title(problems.length)}</Say>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {problems.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
              className="inline-flex min-h-12 min-w-12 items-center underline"
            >
              <Say>{label}</Say>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
