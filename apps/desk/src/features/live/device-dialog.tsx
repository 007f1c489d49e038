import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { askForNotifications, type NotificationRight, notificationRight } from './notifications.ts'
import { allowSound, playTone } from './tones.ts'
import { canKeepScreenOn } from './use-screen-stays-on.ts'

/** What this device does when an order comes in. Each phone and laptop keeps its own choice. */
export default function DeviceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [hasSound, turnSound] = useDeviceSwitch('order-sound')
  const [staysOn, turnScreen] = useDeviceSwitch('screen-stays-on')
  return (
    <Dialog
      lang="id"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Perangkat ini"
      description="Berlaku di ponsel atau laptop ini saja."
    >
      <div className="grid gap-3 pt-2">
        <Checkbox
          name="orderSound"
          label="Suara saat ada pesanan baru"
          hint="Berulang sampai pesanannya dilihat."
          checked={hasSound}
          onChange={({ target }) => {
            turnSound(target.checked)
            if (target.checked && allowSound()) playTone('order')
          }}
        />
        <div>
          <Button variant="outline" onClick={() => playTone('order')}>
            <Volume2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
            Coba suara
          </Button>
        </div>
        <NotificationSwitch />
        {canKeepScreenOn() && (
          <Checkbox
            name="screenStaysOn"
            label="Layar tetap menyala"
            hint="Selama halaman admin terbuka di depan."
            checked={staysOn}
            onChange={({ target }) => turnScreen(target.checked)}
          />
        )}
      </div>
    </Dialog>
  )
}

const rightHints: Record<NotificationRight, string> = {
  default: 'Muncul saat halaman ini tidak sedang dilihat. Browser akan meminta izin.',
  granted: 'Muncul saat halaman ini tidak sedang dilihat.',
  denied: 'Diblokir di browser ini. Izinkan notifikasi untuk toko ini di pengaturan browser.',
  unsupported: 'Browser ini tidak bisa menampilkan notifikasi.',
}

function NotificationSwitch() {
  const [right, setRight] = useState(notificationRight)
  const [isOn, turn] = useDeviceSwitch('order-notifications')
  const change = async (next: boolean) => {
    if (!next) return turn(false)
    const answer = await askForNotifications()
    setRight(answer)
    turn(answer === 'granted')
  }
  return (
    <Checkbox
      name="orderNotifications"
      label="Notifikasi perangkat"
      hint={rightHints[right]}
      checked={isOn && right === 'granted'}
      disabled={right === 'denied' || right === 'unsupported'}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}
