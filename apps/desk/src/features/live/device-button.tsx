import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { thisDevice } from '@dimsum/words/desk/live'
import { BellOff, BellRing, Volume2 } from 'lucide-react'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { allowSound, playTone } from './tones.ts'
import { canKeepScreenOn } from './use-screen-stays-on.ts'

/** Choices for new orders on this device: sound and screen. The icon shows whether sound is on. */
export function DeviceButton({ className }: { className: string }) {
  const [hasSound, turnSound] = useDeviceSwitch('order-sound')
  const [staysOn, turnScreen] = useDeviceSwitch('screen-stays-on')
  return (
    <DialogButton
      icon={hasSound ? BellRing : BellOff}
      variant="quiet"
      className={className}
      label={thisDevice.open}
      title={thisDevice.title}
      description={thisDevice.about}
    >
      {() => (
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
            <Button icon={Volume2} variant="outline" onClick={() => playTone('order')}>
              {thisDevice.trySound}
            </Button>
          </div>
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
      )}
    </DialogButton>
  )
}
