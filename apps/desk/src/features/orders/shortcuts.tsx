import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { orderShortcuts } from '@dimsum/words/desk/order-shortcuts'
import { Keyboard } from 'lucide-react'
import { useDeviceSwitch } from '../../components/device-switch.ts'

const keys = [
  ['/', orderShortcuts.search],
  ['j', orderShortcuts.next],
  ['k', orderShortcuts.previous],
  ['n', orderShortcuts.step],
  ['↑ ↓', orderShortcuts.move],
  [orderShortcuts.spaceKey, orderShortcuts.select],
  ['Enter', orderShortcuts.enter],
  ['?', orderShortcuts.help],
] as const

type ShortcutsProps = { open: boolean; onOpen: () => void; onClose: () => void }

/** Keyboard shortcuts, and a switch to turn them off (WCAG 2.1.4). */
export function Shortcuts({ open, onOpen, onClose }: ShortcutsProps) {
  const [isOn, turn] = useDeviceSwitch('order-shortcuts', true)
  return (
    <>
      <Button
        icon={Keyboard}
        variant="outline"
        size="xl"
        className="px-3!"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {orderShortcuts.open}
      </Button>
      <Dialog open={open} onClose={onClose} title={orderShortcuts.title}>
        <dl className="grid gap-3">
          {keys.map(([key, act]) => (
            <div key={act.id} className="flex flex-wrap items-baseline gap-x-4">
              <dt className="min-w-18">
                <kbd className="inline-block min-w-8 rounded-small border border-garis-kuat bg-santan-100 px-2 text-center font-sans font-bold">
                  <Say>{key}</Say>
                </kbd>
              </dt>
              <Say.dd className="min-w-0 flex-[1_1_8rem]">{act}</Say.dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Checkbox
            name="shortcutsOn"
            label={orderShortcuts.active}
            checked={isOn}
            onChange={({ target }) => turn(target.checked)}
          />
        </div>
      </Dialog>
    </>
  )
}
