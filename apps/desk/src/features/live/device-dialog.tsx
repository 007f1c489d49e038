import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { thisDevice } from '@dimsum/words/desk/live'
import type { Sentence } from '@dimsum/words/sentence'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { askForNotifications, type NotificationRight, notificationRight } from './notifications.ts'
import { allowSound, playTone } from './tones.ts'
import { canKeepScreenOn } from './use-screen-stays-on.ts'

/** Choices for new orders on this device: sound, notifications, screen. Stored per device. */
export function DeviceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [hasSound, turnSound] = useDeviceSwitch('order-sound')
  const [staysOn, turnScreen] = useDeviceSwitch('screen-stays-on')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={thisDevice.title}
      description={thisDevice.about}
    >
      <div className="grid gap-3 pt-2">
        <Checkbox
          name="orderSound"
          label={thisDevice.sound}
          hint={thisDevice.soundHint}
          checked={hasSound}
          onChange={({ target }) => {
            turnSound(target.checked)
            if (target.checked && allowSound()) playTone('order')
          }}
        />
        <div>
          <Button variant="outline" onClick={() => playTone('order')}>
            <Volume2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <Say>{thisDevice.trySound}</Say>
          </Button>
        </div>
        <NotificationSwitch />
        {canKeepScreenOn() && (
          <Checkbox
            name="screenStaysOn"
            label={thisDevice.screenOn}
            hint={thisDevice.screenOnHint}
            checked={staysOn}
            onChange={({ target }) => turnScreen(target.checked)}
          />
        )}
      </div>
    </Dialog>
  )
}

const rightHints: Record<NotificationRight, Sentence> = {
  default: thisDevice.willAsk,
  granted: thisDevice.allowed,
  denied: thisDevice.denied,
  unsupported: thisDevice.unsupported,
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
      label={thisDevice.notifications}
      hint={rightHints[right]}
      checked={isOn && right === 'granted'}
      disabled={right === 'denied' || right === 'unsupported'}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}
