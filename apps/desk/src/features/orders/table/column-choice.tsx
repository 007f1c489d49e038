import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { orderTable } from '@dimsum/words/desk/order-table'
import { Columns3 } from 'lucide-react'
import { turnDeviceSwitch, useDeviceSwitches } from '../../../components/device-switch.ts'
import { DialogButton } from '../../../components/dialog-button.tsx'
import { columnSwitches, orderColumns } from './order-columns.tsx'

/** Which columns this device shows. */
export function ColumnChoice() {
  const columns = useDeviceSwitches(columnSwitches)
  return (
    <DialogButton
      icon={Columns3}
      label={orderTable.columns}
      title={orderTable.columnsTitle}
      description={orderTable.columnsKept}
    >
      {() => (
        <div className="grid gap-1">
          {orderColumns.map(({ shown, heading }) => (
            <Checkbox
              key={shown}
              name={shown}
              label={heading}
              checked={columns.has(shown)}
              onChange={({ target }) => turnDeviceSwitch(shown, target.checked)}
            />
          ))}
        </div>
      )}
    </DialogButton>
  )
}
