import type { CustomerDetail } from '@dimsum/contract/customers'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { blockedPhones } from '@dimsum/words/desk/customers'
import { useState } from 'react'
import { InPlace } from '../../components/in-place.tsx'
import { BlockForm } from './block-form.tsx'

/** The block of a customer: its reason, or a form to set it. It is removed in the list of blocks. */
export function BlockCustomer({ customer: { phone, isBlocked, blockReason } }: { customer: CustomerDetail }) {
  const [asking, setAsking] = useState(false)
  if (isBlocked) {
    return (
      <p className="rounded-input bg-cabai-100 p-3 font-bold text-cabai-700">
        <Say parts={{ reason: blockReason }}>{blockedPhones.isBlocked}</Say>
        <a href="#daftar-blokir" className="ml-2 inline-flex min-h-11 items-center underline">
          <Say>{blockedPhones.title}</Say>
        </a>
      </p>
    )
  }
  return (
    <InPlace shown={asking}>
      {asking ? (
        <BlockForm phone={phone} onBlocked={() => setAsking(false)} />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {blockedPhones.blockThis}
          </Button>
        </div>
      )}
    </InPlace>
  )
}
