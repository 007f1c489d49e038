import type { CustomerDetail } from '@dimsum/contract/customers'
import { isUsablePhone } from '@dimsum/domain/phone'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { knownCustomer } from '@dimsum/words/desk/order-entry'
import { useQuery } from '@tanstack/react-query'
import { customerByPhoneQuery } from '../../api/customer-lookup.ts'
import { NotLoaded } from '../../components/query-state.tsx'
import type { Entry } from './entry-values.ts'

type NameAndAddress = Pick<Entry, 'customerName' | 'customerAddress'>

type KnownCustomerProps = {
  phone: string
  /** Copies name and address of the latest order into the form. */
  onUse: (known: NameAndAddress) => void
}

/** Shows that the phone number has ordered before, and offers the stored name and address. */
export function KnownCustomer({ phone, onUse }: KnownCustomerProps) {
  const isComplete = phone.trim().length >= 10 && isUsablePhone(phone)
  const query = useQuery({ ...customerByPhoneQuery(phone.trim()), enabled: isComplete })
  if (isComplete && query.error) return <NotLoaded title={knownCustomer.notLoaded} query={query} />
  const known = isComplete ? query.data?.known : null
  return (
    <div role="status">
      {known && (
        <div className="grid gap-2 rounded-input bg-pandan-100 p-3 text-pandan-800">
          <p className="wrap-anywhere">
            <span className="font-bold">{known.name}</span>,{' '}
            <Say>{knownCustomer.orders(known.orders, known.cancelled)}</Say>
            {known.isBlocked && (
              <span className="font-bold text-cabai-700">
                {' · '}
                <Say>{knownCustomer.blocked}</Say>
              </span>
            )}
          </p>
          {known.note && <p className="whitespace-pre-line wrap-anywhere">{known.note}</p>}
          <div>
            <Button variant="outline" onClick={() => onUse(latestOf(known))}>
              {knownCustomer.use}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function latestOf({ name, history }: CustomerDetail): NameAndAddress {
  const delivered = history.find(({ isDelivery }) => isDelivery) ?? history[0]
  return { customerName: name, customerAddress: delivered?.customerAddress ?? '' }
}
