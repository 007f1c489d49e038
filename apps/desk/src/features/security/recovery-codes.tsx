import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { recoveryCodes as words } from '@dimsum/words/desk/second-factor'
import { Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveAsFile } from '../../components/save-as-file.ts'

/** Shows the ten recovery codes once, to print or download. */
export function ShownRecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  // The form that had the focus was removed, so the heading takes it.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = useText()
  const title = words.title(location.host)
  return (
    <div className="grid gap-4">
      <Say.h3 ref={heading} tabIndex={-1} className="text-h3 font-bold">
        {title}
      </Say.h3>
      <Say.p
        className="text-kecap-700"
        parts={{
          notAgain: (
            <strong>
              <Say>{words.notAgain}</Say>
            </strong>
          ),
        }}
      >
        {words.about}
      </Say.p>
      <ul
        aria-label={text(words.list)}
        className="grid gap-x-8 gap-y-2 rounded-input bg-santan-100 p-4 font-mono text-[1.125rem] min-[25rem]:grid-cols-2 print:bg-white"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button icon={Printer} variant="outline" onClick={() => print()}>
          {words.print}
        </Button>
        <Button
          icon={Download}
          variant="outline"
          onClick={() =>
            saveAsFile(
              'kode-cadangan.txt',
              new Blob([`${[text(title), '', ...codes].join('\n')}\n`], { type: 'text/plain' }),
            )
          }
        >
          {words.download}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </div>
  )
}
