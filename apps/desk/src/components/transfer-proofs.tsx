import { formatOrderId } from '@dimsum/domain/order-number'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { manualTransferQuery, proofPath } from '@dimsum/web/api/manual-transfer.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { transferProofs as words } from '@dimsum/words/desk/settings-transfer'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from './query-state.tsx'

/** Pictures of transfers that the customer of an order sent, and the amount that should have come. */
export function TransferProofs({ orderId }: { orderId: number }) {
  const text = useText()
  const transfer = useQuery(manualTransferQuery(orderId))
  const { data } = transfer
  if (!data && transfer.isError) return <NotLoaded title={words.notLoaded} query={transfer} />
  if (!data || data.proofs.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <Say.h4 className="font-bold">{words.title}</Say.h4>
      {Number(data.amount) > 0 && (
        <Say.p parts={{ amount: <Price amount={data.amount} className="font-bold" /> }}>{words.due}</Say.p>
      )}
      <ul className="flex flex-wrap gap-3">
        {data.proofs.map(({ id, uploadedAt }, n) => (
          <li key={id} className="text-small text-kecap-700">
            <a href={proofPath(orderId, id)} target="_blank" rel="noreferrer" className="block">
              <img
                src={proofPath(orderId, id)}
                alt={text(words.picture(n + 1, formatOrderId(orderId)))}
                className="h-64 w-40 rounded-input border border-garis bg-white object-contain"
              />
            </a>
            <ShopDate at={uploadedAt} format="short-time" />
          </li>
        ))}
      </ul>
    </section>
  )
}
