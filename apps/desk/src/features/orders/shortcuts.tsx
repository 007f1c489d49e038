import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { Keyboard } from 'lucide-react'
import { useDeviceSwitch } from '../../components/device-switch.ts'

const keys = [
  ['/', 'Cari pesanan'],
  ['j', 'Pesanan berikutnya'],
  ['k', 'Pesanan sebelumnya'],
  ['n', 'Langkah berikutnya untuk pesanan yang dipilih'],
  ['↑ ↓', 'Di daftar laptop: pindah baris, dengan Shift sambil memilih'],
  ['Spasi', 'Pilih pesanan di baris ini'],
  ['Enter', 'Buka rinciannya; Esc kembali ke daftar'],
  ['?', 'Bantuan ini'],
] as const

type ShortcutsProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The keys for a laptop, and the switch that turns them off for those whose tools use single keys. */
export function Shortcuts({ open, onOpenChange }: ShortcutsProps) {
  const [isOn, turn] = useDeviceSwitch('order-shortcuts', true)
  return (
    <>
      <Button variant="outline" size="xl" lang="id" className="px-3!" onClick={() => onOpenChange(true)}>
        <Keyboard aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Pintasan
      </Button>
      <Dialog lang="id" open={open} onOpenChange={onOpenChange} title="Pintasan keyboard">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3">
          {keys.map(([key, act]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-small border border-garis-kuat bg-santan-100 px-2 text-center font-sans font-bold">
                  {key}
                </kbd>
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Checkbox
            name="shortcutsOn"
            label="Pintasan aktif di perangkat ini"
            checked={isOn}
            onChange={({ target }) => turn(target.checked)}
          />
        </div>
      </Dialog>
    </>
  )
}
