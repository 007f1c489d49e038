import { readCount, type TypedNumber, typedText } from '@dimsum/domain/typed-number'
import { useText } from '@dimsum/ui/say.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { Message, Sentence } from '@dimsum/words/sentence'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

/** More than a kitchen makes in a day, so a larger number is a typing mistake. */
const most = 9999

type PackCounterProps = {
  id: string
  packageName: Sentence
  value: TypedNumber
  onChange: (value: TypedNumber) => void
  inputRef: Ref<HTMLInputElement> | undefined
  isWrong: boolean
}

/** How many of one package: fewer, a number to type, more. */
export function PackCounter({ id, packageName, value, onChange, inputRef, isWrong }: PackCounterProps) {
  const count = typeof value === 'number' ? value : 0
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      <Step label={orderEntry.fewer(packageName)} isAtEnd={count === 0} onPress={() => onChange(count - 1)}>
        <Minus aria-hidden="true" className="size-5" strokeWidth={2} />
      </Step>
      <input
        ref={inputRef}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong ? true : undefined}
        value={typedText(value)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(readCount(target.value))}
        className="h-12 w-16 rounded-input border border-garis-kuat bg-white text-center font-extrabold aria-invalid:border-2 aria-invalid:border-cabai-600"
      />
      <Step label={orderEntry.more(packageName)} isAtEnd={count >= most} onPress={() => onChange(count + 1)}>
        <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
      </Step>
    </div>
  )
}

type StepProps = { label: Message; isAtEnd: boolean; onPress: () => void; children: ReactNode }

function Step({ label, isAtEnd, onPress, children }: StepProps) {
  const text = useText()
  return (
    <button
      type="button"
      aria-label={text(label)}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
      className="inline-flex size-12 shrink-0 touch-manipulation items-center justify-center rounded-button border border-garis-kuat bg-white hover:bg-santan-100 aria-disabled:border-garis aria-disabled:bg-santan-200 aria-disabled:text-kecap-600"
    >
      {children}
    </button>
  )
}
