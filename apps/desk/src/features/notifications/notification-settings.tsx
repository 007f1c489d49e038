import { IfHasRight } from '../../components/if-has-right.tsx'
import { DaySummaryCard } from './day-summary-card.tsx'
import { DeviceList } from './device-list.tsx'
import { ThisDevice } from './this-device.tsx'

/** Topics of this device, the team's other devices, and the day's summary. */
export function NotificationSettings() {
  return (
    <div className="grid max-w-form gap-6">
      <ThisDevice />
      <DeviceList />
      <IfHasRight right="reports">
        <DaySummaryCard />
      </IfHasRight>
    </div>
  )
}
