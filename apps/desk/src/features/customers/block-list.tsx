import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { blockedPhones } from '@dimsum/words/desk/customers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { blockedPhonesQuery, customersKey, unblockPhone } from '../../api/customers.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { InPlace } from '../../components/in-place.tsx'
import { NotLoaded } from '../../components/query-state.tsx'
import { toastFailure } from '../../components/toast-failure.ts'
import { BlockForm } from './block-form.tsx'

/** Phone numbers that cannot order in the shop. The owner can still enter orders for them. */
export function BlockList() {
  const text = useText()
  const queries = useQueryClient()
  const list = useQuery(blockedPhonesQuery)
  const [adding, setAdding] = useState(false)
  const unblock = useMutation({
    mutationFn: unblockPhone,
    onSuccess: () => toast({ title: blockedPhones.unblocked, tone: 'success' }),
    onError: toastFailure(blockedPhones.notChanged),
    onSettled: () => queries.invalidateQueries({ queryKey: customersKey }),
  })
  const phones = list.data?.phones ?? []
  return (
    <Card id="daftar-blokir" className="grid scroll-mt-4 content-start gap-4 p-5">
      <CardTitle title={blockedPhones.title} about={blockedPhones.about} />
      {list.isError && <NotLoaded query={list} />}
      {list.isSuccess && phones.length === 0 && (
        <Say.p className="text-kecap-700">{blockedPhones.none}</Say.p>
      )}
      {phones.length > 0 && (
        <ul className="grid gap-2">
          {phones.map(({ id, phone, name, reason, createdAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-3 rounded-input border border-garis px-4 py-2"
            >
              <div className="min-w-0 flex-[1_1_10rem]">
                <p className="font-bold wrap-anywhere">
                  {phone}
                  {name && (
                    <>
                      {' '}
                      · <bdi>{name}</bdi>
                    </>
                  )}
                </p>
                <p className="text-small text-kecap-700 wrap-anywhere">
                  <span translate="no">{reason}</span> ·{' '}
                  <Say parts={{ time: <ShopDate at={createdAt} format="long" /> }}>{blockedPhones.since}</Say>
                </p>
              </div>
              <Button
                variant="outline"
                aria-label={text(blockedPhones.unblockPhone(phone))}
                busy={unblock.isPending && unblock.variables === id}
                onClick={() => unblock.mutate(id)}
              >
                {blockedPhones.unblock}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <InPlace shown={adding}>
        {adding ? (
          <BlockForm onBlocked={() => setAdding(false)} />
        ) : (
          <div>
            <Button variant="outline" onClick={() => setAdding(true)}>
              {blockedPhones.blockOther}
            </Button>
          </div>
        )}
      </InPlace>
    </Card>
  )
}
