import type { ScanLabel } from '@dimsum/contract/kitchen'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { labelCamera, labelScan, scanResult } from '@dimsum/words/desk/label-scan'
import { Camera, PackageCheck, Truck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { InPlace } from '../../components/in-place.tsx'
import { documentMayUseCamera, hasCamera } from './barcode-reader.ts'
import { CameraScanner } from './camera-scanner.tsx'
import { type Scan, ScanResult } from './scan-result.tsx'
import { useScan } from './use-scan.ts'
import { useScannerBurst } from './use-scanner-burst.ts'

const steps = [
  ['pack', PackageCheck],
  ['hand-over', Truck],
] as const

/** Scans labels when packing and handing over: USB scanner, camera, or a typed number. */
export function LabelScan() {
  const [step, setStep] = useState<ScanLabel['step']>('pack')
  const { scans, scan, isScanning, undo, isUndoing, notePaid } = useScan()
  const send = (code: string) => scan({ code, step })
  useScannerBurst(send)
  const [last] = scans

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <StepChoice step={step} onStep={setStep} />
        <CodeForm isScanning={isScanning} onCode={send} />
        <CameraPart onCode={send} />
      </div>
      <div className="grid content-start gap-5">
        <div aria-live="assertive" aria-atomic="true">
          {last ? (
            <ScanResult key={last.at} scan={last} onUndo={undo} isUndoing={isUndoing} onPaid={notePaid} />
          ) : (
            <Say.p className="rounded-card bg-santan-100 p-5 text-title font-bold text-kecap-700">
              {labelScan.pointScanner}
            </Say.p>
          )}
        </div>
        <Earlier scans={scans.slice(1)} />
      </div>
    </div>
  )
}

function StepChoice({
  step,
  onStep,
}: {
  step: ScanLabel['step']
  onStep: (step: ScanLabel['step']) => void
}) {
  return (
    <fieldset>
      <Say.legend className="mb-2 font-bold">{labelScan.step}</Say.legend>
      <div className="grid grid-pair gap-3">
        {steps.map(([value, Icon]) => (
          <label
            key={value}
            className="relative grid min-h-24 cursor-pointer justify-items-center rounded-card border-2 border-garis-kuat bg-white p-3 text-center has-checked:border-pandan-700 has-checked:bg-pandan-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="step"
              value={value}
              checked={step === value}
              onChange={() => onStep(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-8" strokeWidth={1.75} />
            <Say.span className="text-title font-extrabold">{labelScan.steps[value].name}</Say.span>
            <Say.span className="text-small">{labelScan.steps[value].effect}</Say.span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Takes the focus after each scan, so that a USB scanner needs no click in between. */
function CodeForm({ isScanning, onCode }: { isScanning: boolean; onCode: (code: string) => void }) {
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    onCode(code.trim())
    setCode('')
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex items-end gap-3">
      <div className="flex-1">
        <TextField
          name="code"
          label={labelScan.number}
          inputMode="numeric"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          placeholder="000123"
          maxLength={60}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Button type="submit" busy={isScanning}>
        {labelScan.enter}
      </Button>
    </form>
  )
}

/** Rendered only on devices with a camera. */
function CameraPart({ onCode }: { onCode: (code: string) => void }) {
  const [path] = useLocation()
  const [search] = useSearchParams()
  const [isOpen, setIsOpen] = useState(search.get('kamera') === '1' && documentMayUseCamera())
  const open = () => {
    if (documentMayUseCamera()) setIsOpen(true)
    // Reloads the page as a document whose Permissions-Policy allows the camera.
    else location.assign(`${path}?view=scan&kamera=1`)
  }
  if (!hasCamera()) return null
  return (
    <InPlace shown={isOpen}>
      {isOpen ? (
        <CameraScanner onCode={onCode} onClose={() => setIsOpen(false)} />
      ) : (
        <Button icon={Camera} variant="outline" size="xl" wide onClick={open}>
          {labelCamera.use}
        </Button>
      )}
    </InPlace>
  )
}

function Earlier({ scans }: { scans: readonly Scan[] }) {
  if (scans.length === 0) return null
  return (
    <section aria-labelledby="earlier-scans">
      <Say.h2 id="earlier-scans" className="mb-2 text-title font-bold">
        {labelScan.earlier}
      </Say.h2>
      <ol className="grid gap-2">
        {scans.map((scan) => (
          <li
            key={scan.at}
            className="flex flex-wrap items-baseline gap-x-3 rounded-input border border-garis bg-white px-4 py-2"
          >
            <ShopDate at={new Date(scan.at).toISOString()} format="time" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {scan.outcome === 'moved' ? (
                <>
                  <bdi className="font-bold">{scan.label.order.customerName}</bdi> · {scan.code}
                </>
              ) : (
                <Say.span className={scan.outcome === 'refused' ? 'text-cabai-700' : undefined}>
                  {scan.outcome === 'refused' ? scan.reason : scanResult.codeUndone(scan.code)}
                </Say.span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
