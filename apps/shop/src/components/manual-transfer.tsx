import type { ManualTransfer as Transfer } from '@dimsum/contract/manual-transfer'
import type { Order } from '@dimsum/contract/orders'
import { awaitsPayment } from '@dimsum/domain/awaited-payment'
import { rupiahFromWire } from '@dimsum/domain/money'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { manualTransferQuery, proofPath, sendProof } from '@dimsum/web/api/manual-transfer.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { PhotoUpload } from '@dimsum/web/components/photo-upload/photo-upload.tsx'
import { useSendPhoto } from '@dimsum/web/components/photo-upload/use-send-photo.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import { manualTransfer as words } from '@dimsum/words/shop/manual-transfer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { CopyButton } from './copy-button.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** Accounts and QRIS of the shop for an unpaid order, and upload of a proof. Shown only to the order's holder. */
export function ManualTransfer({ order }: { order: Order }) {
  const takesTransfers = useShopConfig()?.manualTransfer === true
  const isWanted = takesTransfers && !order.masked && awaitsPayment(order)
  const { data, isError, refetch } = useQuery({
    ...manualTransferQuery(order.id),
    enabled: isWanted,
  })
  const id = useId()
  if (isWanted && isError && !data) return <NotLoaded title={words.notLoaded} onRetry={refetch} />
  if (!isWanted || !data || (data.accounts.length === 0 && data.qris === null)) return null
  return (
    <Card className="p-4 sm:p-6 print:hidden">
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <div>
          <Say.h2 id={id} className="text-title font-bold">
            {words.title}
          </Say.h2>
          <Say.p className="mt-1">{words.about}</Say.p>
        </div>
        <dl className="grid grid-cols-1 gap-4">
          <div>
            <Say.dt className="text-small text-kecap-600">{words.amount}</Say.dt>
            <Copied text={String(rupiahFromWire(data.amount))} label={words.copyAmount}>
              <Price amount={data.amount} className="text-title font-extrabold" />
            </Copied>
          </div>
          {data.accounts.map(({ bank, number, holder }) => (
            <div key={`${bank} ${number}`} className="border-t border-garis pt-3">
              <dt className="font-bold wrap-anywhere">{bank}</dt>
              <Copied text={number.replaceAll(/\D/g, '')} label={words.copyNumber(bank)}>
                <span className="text-title font-extrabold wrap-anywhere tabular-nums">{number}</span>
                <Say.span className="block wrap-anywhere">{words.holder(holder)}</Say.span>
              </Copied>
            </div>
          ))}
        </dl>
        {data.qris && <Qris qris={data.qris} />}
        <Proofs order={order} transfer={data} />
      </section>
    </Card>
  )
}

type CopiedProps = { text: string; label: Sentence; children: ReactNode }

/** A value, and the button that copies it. */
function Copied({ text, label, children }: CopiedProps) {
  return (
    <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0">{children}</span>
      <span className="grid justify-items-end">
        <CopyButton text={text} label={label} />
      </span>
    </dd>
  )
}

function Qris({ qris: { hash, width, height } }: { qris: NonNullable<Transfer['qris']> }) {
  const text = useText()
  return (
    <figure className="border-t border-garis pt-4">
      <img
        src={`/foto/${hash}.webp`}
        width={width}
        height={height}
        alt={text(words.qris)}
        className="mx-auto h-auto max-h-[32rem] w-full max-w-80 object-contain"
      />
      <figcaption className="mt-2 text-small text-kecap-700">
        <Say>{words.qrisHint}</Say>
      </figcaption>
    </figure>
  )
}

function Proofs({ order: { id }, transfer: { proofs, proofsLeft } }: { order: Order; transfer: Transfer }) {
  const queries = useQueryClient()
  const sending = useSendPhoto({
    put: (jpeg, options) => sendProof(id, jpeg, options),
    onStored: (stored) => {
      queries.setQueryData(manualTransferQuery(id).queryKey, stored)
      toast({ title: words.sent, tone: 'success' })
    },
  })
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-garis pt-4">
      <Say.h3 className="font-bold">{words.proof}</Say.h3>
      {proofs.length > 0 && (
        <ul>
          {proofs.map((proof, n) => (
            <li key={proof.id}>
              <a
                href={proofPath(id, proof.id)}
                className="inline-flex min-h-12 flex-wrap items-center gap-x-2 font-bold text-pandan-700 underline"
              >
                <Say>{words.picture(n + 1)}</Say>
                <span className="text-small">
                  <ShopDate at={proof.uploadedAt} format="short-time" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {(proofsLeft > 0 || sending.stage || sending.failure) && (
        <PhotoUpload sending={sending} label={words.send} hint={words.sendHint(proofsLeft)} />
      )}
    </div>
  )
}
